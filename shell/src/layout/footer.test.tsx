import { BrowserRouter } from '@aic/sdk/host';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from './footer.tsx';

const show = () =>
  render(
    <BrowserRouter>
      <Footer />
    </BrowserRouter>,
  );

it.each([
  ['AI Tools', ['Images', 'Video', 'Music', 'Text']],
  ['Company', ['About Us', 'Plans & Pricing', 'Contact']],
  ['Legal', ['Terms of Service', 'Privacy Policy']],
])('[2.footer] has a column %s', (title, names) => {
  show();
  const column = within(screen.getByRole('navigation', { name: title }));
  expect(column.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});

it('[2.footer] has social icons that lead nowhere, and that screen readers do not hear of', () => {
  show();
  const icons = screen.getByRole('contentinfo').querySelectorAll('svg');
  expect(icons.length).toBeGreaterThan(1);
  for (const icon of icons) {
    expect(icon.closest('a, button')).toBeNull();
    expect(icon.closest('[aria-hidden="true"]')).not.toBeNull();
  }
});
