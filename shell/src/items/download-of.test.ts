import { editItem, imageItem, musicItem, textItem, videoItem } from '@aic/sdk/testing';
import { expect, it, vi } from 'vitest';
import { canBeLabelled, downloadLabelled } from './download-of.ts';

const actions = {
  download: vi.fn<() => Promise<void>>(async () => undefined),
  saveText: vi.fn<() => void>(),
};

it('saves a picture with its label as another file than the picture', () => {
  const item = editItem({ prompt: 'A fox', provider: 'openai' });
  downloadLabelled(actions, item);
  expect(actions.download).toHaveBeenCalledWith(
    expect.objectContaining({
      url: `/api/generations/${item.id}/labelled`,
      prompt: 'A fox',
      prefix: expect.stringMatching(/-labelled-$/),
      extension: 'png',
    }),
  );
});

it('writes the label above a text', () => {
  downloadLabelled(actions, textItem({ response: 'Once upon a time', provider: 'openai' }));
  expect(actions.saveText).toHaveBeenCalledWith(
    'AI generated\n\nOnce upon a time',
    expect.stringContaining('labelled-'),
  );
});

it('is not offered where a file would have to be encoded again', () => {
  const items = [imageItem(), editItem(), textItem(), videoItem(), musicItem()];
  expect(items.filter(canBeLabelled).map(({ kind }) => kind)).toEqual(['image', 'edit', 'text']);
});
