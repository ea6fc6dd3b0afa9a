import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Text } from '../text/text.tsx';
import { ItemList } from './item-list.tsx';

it('is no wider than its place, however long a word is', async () => {
  await page.viewport(390, 844);
  mount(
    <div style={{ width: 358 }}>
      <ItemList items={[{ id: 'a', content: <Text lines={2}>{'W'.repeat(900)}</Text> }]} />
    </div>,
  );

  expect(page.getByRole('listitem').element().getBoundingClientRect().width).toBe(358);
});
