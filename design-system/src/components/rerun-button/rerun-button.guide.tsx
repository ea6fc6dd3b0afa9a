import type { Guide } from '../../guides/guide.ts';
import { RetryIcon } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { RerunButton } from './rerun-button.tsx';

const ignore = () => {};

export const rerunButtonGuide: Guide = {
  use: 'For running a job once more from its item, at the price that a first press has now.',
  instead: {
    PriceButton: 'the job begins in a composer',
    ItemActions: 'it stands among other actions of an item: give `rerunCredits` there',
    IconButton: 'trying again costs nothing, such as loading a list',
  },
  anatomy: [
    {
      name: 'Icon',
      at: 'button svg',
      words: 'With the figure it is so short that it takes the place of Cancel without moving anything.',
    },
    {
      name: 'Price',
      at: 'button',
      words:
        'The price of now, which is quoted to the server, not what the item cost then. It is read as "Run again for 20 credits".',
    },
  ],
  do: [
    {
      shown: <RerunButton credits={20} onRerun={ignore} about="Waves at dusk" />,
      words: 'The price stands where it is pressed, in lists and in result panels alike.',
    },
    {
      shown: <RerunButton credits={20} onRerun={ignore} isInWords />,
      words: 'In words where there is room.',
    },
  ],
  dont: [
    {
      shown: (
        <IconButton label="Run again">
          <RetryIcon />
        </IconButton>
      ),
      words: 'A press that costs credits without saying so is a trap.',
    },
  ],
  keys: { Tab: 'reach it', 'Enter, Space': 'run it again; held down, once' },
};
