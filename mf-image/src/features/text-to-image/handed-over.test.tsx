import type { Generation } from '@aic/sdk';
import { imageItem, videoItem } from '@aic/sdk/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

async function takeOver(item: Generation) {
  const page = await renderImageTool(
    [],
    {
      [`GET /api/generations/${item.id}`]: () => item,
      'POST /api/generate': () => imageItem({ status: 'processing' }),
    },
    `/?use=${item.id}&as=prompt`,
  );
  await waitFor(() => expect(location.search).toBe(''));
  return page;
}

it('takes the prompt and every setting of an image, and says which it is made from', async () => {
  const item = imageItem({ prompt: 'A fox', size: '1024x1792', quality: 'hd', style: 'natural' });
  const { user, prompt, posts } = await takeOver(item);
  expect(prompt()).toHaveProperty('value', 'A fox');

  await user.click(screen.getByRole('button', { name: /^Generate - \d+ credits/ }));

  expect(posts()[0]?.json).toEqual({
    prompt: 'A fox',
    size: '1024x1792',
    quality: 'hd',
    style: 'natural',
    madeFrom: item.id,
  });
});

it('keeps its own settings where another medium gives the words', async () => {
  const { prompt } = await takeOver(videoItem({ prompt: 'Waves' }));

  expect(prompt()).toHaveProperty('value', 'Waves');
  expect(screen.getByRole('radio', { name: 'Square', checked: true })).toBeDefined();
});

it('lets a finished picture be dragged with its id and its address', async () => {
  await renderImageTool([imageItem({ prompt: 'A fox' })]);
  const data = new Map<string, string>();
  const [tile] = screen.getAllByRole('article', { name: 'A fox' });
  const dataTransfer = { setData: (type: string, value: string) => data.set(type, value) };
  if (tile === undefined) throw new Error('There is no tile.');
  fireEvent(tile, createEvent.dragStart(tile, { dataTransfer }));

  const { id } = imageItem();
  expect(data.get('application/x-aic-item')).toBe(id);
  expect(data.get('text/uri-list')).toContain(`?item=${id}`);
});
