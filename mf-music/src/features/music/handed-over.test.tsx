import type { Generation } from '@aic/sdk';
import { imageItem, musicItem } from '@aic/sdk/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  duration,
  generateButton,
  processing,
  prompt,
  renderMusicTool,
} from '../../testing/render-music-tool.tsx';

async function takeOver(item: Generation) {
  const page = await renderMusicTool([], {
    path: `/music?use=${item.id}&as=prompt`,
    handlers: {
      [`GET /api/generations/${item.id}`]: () => item,
      'POST /api/generate-music': () => processing(),
    },
  });
  await waitFor(() => expect(location.search).toBe(''));
  return page;
}

it('takes the prompt and every setting of a track, and says which it is made from', async () => {
  const item = musicItem({ prompt: 'Rain', genre: 'folk', duration: 300 });
  const { user, posts } = await takeOver(item);
  expect(prompt()).toHaveProperty('value', 'Rain');
  expect(duration()).toHaveProperty('value', '120');

  await user.click(generateButton());

  expect(posts()[0]?.json).toEqual({ prompt: 'Rain', genre: 'folk', duration: 120, madeFrom: item.id });
});

it.each([
  [
    'A lighthouse above a stormy sea',
    'Fast dramatic orchestral music, for a scene: A lighthouse above a stormy sea',
  ],
  ['A cat', 'Slow calm ambient pads, for a scene: A cat'],
  ['A funeral', 'Slow calm ambient pads, for a scene: A funeral'],
  ['A saddle', 'Slow calm ambient pads, for a scene: A saddle'],
  ['A rainbow', 'Slow calm ambient pads, for a scene: A rainbow'],
])('makes words of a track of those of a picture: %s', async (scene, words) => {
  await takeOver(imageItem({ prompt: scene }));

  expect(prompt()).toHaveProperty('value', words);
});

it('cuts words that are too long for a prompt between two of them', async () => {
  await takeOver(imageItem({ prompt: 'kitten '.repeat(570).trim() }));

  // Safe because it is the prompt's box.
  const { value } = prompt() as HTMLTextAreaElement;
  expect(value.length).toBeLessThanOrEqual(4000);
  expect(value).toMatch(/ kitten$/);
});

it('says nothing of the item once its words are gone', async () => {
  const { user, posts } = await takeOver(imageItem({ prompt: 'A fox' }));
  await user.clear(prompt());
  await user.type(prompt(), 'Drums');

  await user.click(generateButton());

  expect(posts()[0]?.json).not.toHaveProperty('madeFrom');
});

it('says nothing of the item once an example takes the place of its words', async () => {
  const { user, posts } = await takeOver(imageItem({ prompt: 'A fox' }));
  await user.click(screen.getByRole('button', { name: 'Funky bass and brass, upbeat' }));

  await user.click(generateButton());

  expect(posts()[0]?.json).toEqual(expect.objectContaining({ prompt: 'Funky bass and brass, upbeat' }));
  expect(posts()[0]?.json).not.toHaveProperty('madeFrom');
});

it('lets a finished track be dragged with its id, and its wave be dragged to seek', async () => {
  await renderMusicTool([musicItem({ prompt: 'Rain' })]);
  const data = new Map<string, string>();
  const [row] = await screen.findAllByRole('article', { name: 'Rain' });
  const dataTransfer = { setData: (type: string, value: string) => data.set(type, value) };
  if (row === undefined) throw new Error('There is no row.');
  fireEvent(row, createEvent.dragStart(row, { dataTransfer }));

  expect(data.get('application/x-aic-item')).toBe(musicItem().id);

  data.clear();
  const [wave] = screen.getAllByRole('slider', { name: 'Seek in Rain' });
  if (wave === undefined) throw new Error('There is no wave.');
  const drag = createEvent.dragStart(wave, { dataTransfer });
  fireEvent(wave, drag);
  expect(drag.defaultPrevented).toBe(true);
  expect(data.size).toBe(0);
});
