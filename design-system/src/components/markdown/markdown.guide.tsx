import type { Guide } from '../../guides/guide.ts';
import { Markdown } from './markdown.tsx';

export const markdownGuide: Guide = {
  use: 'For a text that an engine or a user wrote as Markdown, made safe and set to be read.',
  instead: {
    Text: 'it is a text of the interface',
    TextArea: 'it is to be changed',
    DataTable: 'it is a table of the product',
  },
  anatomy: [
    {
      name: 'Headings',
      at: 'h3',
      words: 'Begin at level 3, whatever level they have in the text: the page has its own above them.',
    },
    { name: 'Link', at: 'a', words: 'Web and mail alone; opens in another tab without a referrer.' },
    {
      name: 'Table, code',
      at: 'table',
      words: 'Scrolls by itself where it is wide, and takes the focus for that.',
    },
  ],
  do: [
    {
      shown: (
        <Markdown>
          {'Baked **before dawn**, sold *until noon*.\n\n- Rye with caraway\n- Wheat, slowly risen'}
        </Markdown>
      ),
      words:
        'The text as it was written: lines of 68 characters, and no picture fetched from an address in it.',
    },
  ],
  dont: [
    {
      shown: <Markdown>{'**Warning:** your plan ends. See Account.'}</Markdown>,
      words: 'A message of the product is a Notice: it has an icon, a tone and a button.',
    },
  ],
  keys: { Tab: 'go through links, and what scrolls' },
};
