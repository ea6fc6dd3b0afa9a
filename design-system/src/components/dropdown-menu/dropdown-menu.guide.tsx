import type { Guide } from '../../guides/guide.ts';
import { MoreIcon, TrashIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

const ignore = () => {};

export const dropdownMenuGuide: Guide = {
  use: 'For further actions on one thing, and ways from it, behind one button.',
  instead: {
    Select: 'one value is chosen and stays in sight',
    Popover: 'there are fields in it, or more than a list of actions',
    ItemActions: 'an item has three or four actions: they stand in sight',
    CommandPalette: 'any page or command is found by its name',
  },
  choices: {
    align: {
      end: 'its button stands at the end of a row or of the header',
      start: 'its button begins a row',
      center: 'seldom: a button in the middle of its place',
    },
  },
  anatomy: [
    {
      name: 'Label',
      at: '[role="menu"] > div:not([role])',
      words: 'What the entries are about. It can be left out.',
    },
    { name: 'Entry', at: '[role="menuitem"]', words: 'A verb, or a link, which also opens in another tab.' },
    {
      name: 'Separator',
      at: '[role="separator"]',
      words: 'Between kinds of entries, not between all of them.',
    },
    {
      name: 'Destructive entry',
      at: '[data-destructive]',
      words: 'Stands last, in red. A dialog asks before it does what cannot be undone.',
    },
  ],
  do: [
    {
      shown: (
        <DropdownMenu
          trigger={
            <IconButton label="More actions" about="Waves at dusk">
              <MoreIcon />
            </IconButton>
          }
          entries={[
            { kind: 'item', id: 'copy', label: 'Copy prompt', onSelect: ignore },
            { kind: 'separator', id: 'line' },
            {
              kind: 'item',
              id: 'delete',
              label: 'Delete',
              icon: <TrashIcon />,
              isDestructive: true,
              onSelect: ignore,
            },
          ]}
        />
      ),
      words: 'What is seldom needed stands behind it, what removes something last.',
    },
  ],
  dont: [
    {
      shown: (
        <Cluster>
          <DropdownMenu
            trigger={<Button>Actions</Button>}
            entries={[{ kind: 'item', id: 'download', label: 'Download', onSelect: ignore }]}
          />
        </Cluster>
      ),
      words: 'A menu of one entry hides it for nothing.',
    },
  ],
  keys: {
    Tab: 'reach its button',
    'Enter, Space': 'open it, or choose the entry',
    'Arrow down, Arrow up': 'go through the entries',
    'Home, End': 'go to the first or last one',
    Escape: 'close it; the focus is on its button again',
  },
};
