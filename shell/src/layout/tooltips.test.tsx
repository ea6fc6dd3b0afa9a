import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Tooltips } from './tooltips.tsx';

it('[9.tooltip] shows the title of what is hovered or reached by Tab, and nothing before', async () => {
  const { user } = renderPage(
    <>
      <button type="button" title="Copy the link">
        Copy
      </button>
      <button type="button">Other</button>
      <Tooltips />
    </>,
    '/',
  );
  await user.hover(screen.getByRole('button', { name: 'Other' }));
  screen.getByRole('button', { name: 'Copy' }).focus();
  await user.keyboard('{Shift}');
  expect(screen.getByRole('button', { name: 'Copy' }).title).toBe('Copy the link');

  await user.tab({ shift: true });
  await user.tab();

  expect((await screen.findByRole('tooltip')).textContent).toBe('Copy the link');
  expect(screen.getByRole('button', { name: 'Copy' }).hasAttribute('title')).toBe(false);
});
