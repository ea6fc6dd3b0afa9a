import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Text } from './text.tsx';

it('cuts off a long word where its lines end, also where its width would be that of its words', async () => {
  mount(
    <div style={{ display: 'grid', justifyItems: 'start', width: 200 }} data-testid="place">
      <Text as="span" lines={1}>
        {'Supercalifragilisticexpialidocious'.repeat(3)}
      </Text>
    </div>,
  );

  await expect.element(page.getByText(/^Super/)).toBeVisible();
  const text = page.getByText(/^Super/).element();

  expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  expect(text.getBoundingClientRect().height).toBeLessThan(30);
});
