import type { Generation } from '@aic/sdk';
import { imageItem, musicItem } from '@aic/sdk/testing';
import { waitFor } from '@testing-library/react';
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

it('says nothing of the item once its words are gone', async () => {
  const { user, posts } = await takeOver(imageItem({ prompt: 'A fox' }));
  await user.clear(prompt());
  await user.type(prompt(), 'Drums');

  await user.click(generateButton());

  expect(posts()[0]?.json).not.toHaveProperty('madeFrom');
});
