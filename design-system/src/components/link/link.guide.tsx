import type { Guide } from '../../guides/guide.ts';
import { Text } from '../text/text.tsx';
import { LinkText } from './link.tsx';

export const linkGuide: Guide = {
  use: 'For a way to another page or another place of this one, inside a text or by itself.',
  instead: {
    Button: 'something happens here; with `as`, a link that is the way on looks like a button',
    Card: 'the whole surface leads somewhere: `as="a"` with `isInteractive`',
    TitleButton: "it is an item's title in a list, which opens the item over the page",
  },
  anatomy: [
    {
      name: 'Words',
      at: 'a',
      words:
        'Say where it leads, also when read alone. The line below them is never left out: colour alone marks no link.',
    },
  ],
  do: [
    {
      shown: (
        <Text>
          Credits reset on your billing date. <LinkText href="#plans">See the plans</LinkText>
        </Text>
      ),
      words: 'Link the words that name the place, so that a list of links can be read.',
    },
  ],
  dont: [
    {
      shown: (
        <Text>
          To see the plans, click <LinkText href="#plans">here</LinkText>.
        </Text>
      ),
      words: '"Here" says nothing to one who goes from link to link.',
    },
  ],
  keys: { Tab: 'reach it', Enter: 'follow it' },
};
