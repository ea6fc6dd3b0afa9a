import type { Guide } from '../../guides/guide.ts';
import { SearchIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export const commandPaletteGuide: Guide = {
  use: 'For finding one of very many by a few letters: pages, commands and items, from anywhere.',
  instead: {
    Select: 'it is a value of a form, also one of 200: typing finds it there, too',
    DropdownMenu: 'they are the actions of one thing',
    TextField: 'it searches the list that is on the page, and the list stays',
    Dialog: 'there is more to do than to choose',
  },
  anatomy: [
    {
      name: 'Field',
      at: '[role="combobox"]',
      words: 'Has the focus. Each word that is typed begins a word of the entry, or of its `keywords`.',
    },
    {
      name: 'Group',
      at: '[cmdk-group-heading]',
      words: 'Where the entries come from. An empty one is not shown.',
    },
    {
      name: 'Entry',
      at: '[role="option"]',
      words: 'A verb or the name of a page or an item. Keys that do the same stand at its end.',
    },
  ],
  do: [
    {
      shown: (
        <Cluster>
          <Button iconStart={<SearchIcon />}>Search</Button>
          <Text as="span" size="small" tone="muted">
            Ctrl K
          </Text>
        </Cluster>
      ),
      words: 'A button opens it, too: nobody has to know the keys.',
    },
  ],
  dont: [
    {
      shown: (
        <Button iconStart={<SearchIcon />} disabledReason="Press Ctrl+K.">
          Search
        </Button>
      ),
      words: 'What can be done only here cannot be found: each command stands on a page as well.',
    },
  ],
  keys: {
    'Arrow down, Arrow up': 'go through the entries, round at the ends',
    Enter: 'choose the entry and close',
    Escape: 'close; the focus is where it came from',
  },
};
