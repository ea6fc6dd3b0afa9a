import type { Generation } from '@aic/sdk';
import { imageItem, textItem } from '@aic/sdk/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTextTool } from '../../testing/render-text-tool.tsx';

async function takeOver(item: Generation) {
  const handlers = { [`GET /api/generations/${item.id}`]: () => item };
  const page = await renderTextTool([], handlers, `/text?use=${item.id}&as=prompt`);
  await waitFor(() => expect(location.search).toBe(''));
  return page;
}

it('takes the prompt and the style of a text, not the words that came of it', async () => {
  const { prompt } = await takeOver(textItem({ prompt: 'A caption', style: 'casual' }));

  expect(prompt()).toHaveProperty('value', 'A caption');
  expect(screen.getByRole('radio', { name: 'Casual', checked: true })).toBeDefined();
});

it('takes the prompt of everything else', async () => {
  const { prompt } = await takeOver(imageItem({ prompt: 'A fox' }));

  expect(prompt()).toHaveProperty('value', 'A fox');
});

it('lets a finished text be dragged with its id', async () => {
  await renderTextTool([textItem({ prompt: 'A caption' })]);
  const data = new Map<string, string>();
  const [row] = await screen.findAllByRole('article', { name: 'A caption' });
  const dataTransfer = { setData: (type: string, value: string) => data.set(type, value) };
  if (row === undefined) throw new Error('There is no row.');
  fireEvent(row, createEvent.dragStart(row, { dataTransfer }));

  expect(data.get('application/x-aic-item')).toBe(textItem().id);
});
