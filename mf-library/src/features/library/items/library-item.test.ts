import { imageItem, textItem } from '@aic/sdk/testing';
import { expect, it } from 'vitest';
import { libraryItem } from './library-item.ts';

const NOTE = '> **Template draft.** Not written by an AI model.\n> Fill in what is in [brackets].';

it.each([
  [
    'a draft of the preview engine',
    'preview',
    `${NOTE}\n\n## Packing list\n- Socks`,
    'Packing list\n- Socks',
  ],
  [
    'a text that begins with a quotation',
    'openai',
    '> To be or not to be\n\nSo he said',
    'To be or not to be\n\nSo he said',
  ],
])('shows the words of %s on its tile', (_what, provider, response, text) => {
  expect(libraryItem(textItem({ provider, response })).media).toEqual({ kind: 'words', text });
});

it('is called by what was made in place of what was asked for', () => {
  const reading = { understood: [], ignored: ['dragon'], instead: 'an abstract picture' };

  expect(libraryItem(imageItem({ prompt: 'A dragon', reading })).prompt).toBe('Abstract picture');
});
