import type { Generation } from '@aic/sdk';
import { imageItem, textItem, videoItem } from '@aic/sdk/testing/fakes';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderOpenItem } from '../../testing/render-open-item.tsx';

afterEach(cleanup);

async function pinOf(item: Generation): Promise<string | null | undefined> {
  await renderOpenItem([item], `/?item=${item.id}`);
  await screen.findByText('How it was made');
  return screen.queryByRole('link', { name: /^cr: Content Credentials of/ })?.getAttribute('href');
}

it('leads to what the file itself says, and not to one of its small pictures', async () => {
  expect(await pinOf(imageItem({ imageUrl: '/media/full' }))).toBe('/verify?file=/media/full');
  cleanup();
  expect(await pinOf(videoItem({ videoUrl: '/media/film' }))).toBe('/verify?file=/media/film');
});

it('is not there for a text, and not before there is a file', async () => {
  expect(await pinOf(textItem())).toBeUndefined();
  cleanup();
  expect(await pinOf(imageItem({ status: 'processing', imageUrl: null, completedAt: null }))).toBeUndefined();
});
