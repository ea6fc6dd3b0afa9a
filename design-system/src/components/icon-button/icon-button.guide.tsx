import type { Guide } from '../../guides/guide.ts';
import { CheckIcon, CloseIcon, CopyIcon, DownloadIcon, RetryIcon } from '../../icons/icons.ts';
import { Cluster } from '../layout/layout.tsx';
import { IconButton } from './icon-button.tsx';

export const iconButtonGuide: Guide = {
  use: 'For an action in a narrow place whose icon everybody knows: close, copy, download, more.',
  instead: {
    Button: 'there is room for words, or the icon needs them; a reason for being disabled needs them, too',
    RerunButton: 'it runs a job once more and costs credits',
    CancelButton: 'it ends a job',
    DropdownMenu: 'there are more than three or four of them: the rest goes behind one "More actions"',
  },
  choices: {
    variant: {
      ghost: 'beside content and in bars: a ground only under the pointer',
      secondary: 'over a picture, or where its edge has to be seen at rest',
      primary: 'the one thing that a bar is for, seldom',
      danger: 'it removes something; a dialog asks first',
    },
    size: {
      dense: 'in tiles, rows and bars',
      base: 'in headers and dialogs',
      primary: 'what is pressed often, such as play',
    },
  },
  anatomy: [
    {
      name: 'Icon',
      at: 'button svg',
      words: 'One of the allow-list, with one meaning in the whole product.',
    },
    {
      name: 'Target',
      at: 'button',
      words:
        'At least 28 px, 44 for fingers. Its label is its name and its hint; `about` adds the item to the name alone.',
    },
  ],
  do: [
    {
      shown: (
        <IconButton label="Download image">
          <DownloadIcon />
        </IconButton>
      ),
      words: 'Name the verb and its object: the hint and screen readers have nothing else.',
    },
    {
      shown: (
        <Cluster gap={4}>
          <IconButton label="Copy" about="Waves at dusk" size="dense">
            <CopyIcon />
          </IconButton>
          <IconButton label="Copy" about="Rain at noon" size="dense">
            <CopyIcon />
          </IconButton>
        </Cluster>
      ),
      words: 'Give `about` where several stand in a list, so that a list of buttons tells them apart.',
    },
  ],
  dont: [
    {
      shown: (
        <Cluster gap={4}>
          <IconButton label="Save">
            <CheckIcon />
          </IconButton>
          <IconButton label="Reset">
            <RetryIcon />
          </IconButton>
          <IconButton label="Discard">
            <CloseIcon />
          </IconButton>
        </Cluster>
      ),
      words: 'A form is not ended by icons: what is lost or kept has to be read.',
    },
  ],
  keys: { Tab: 'reach it', 'Enter, Space': 'press it' },
};
