import type { Guide } from '../../guides/guide.ts';
import { Cluster } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Spinner } from './spinner.tsx';

export const spinnerGuide: Guide = {
  use: 'For a short wait of unknown length in a small place: in a button, a badge, beside a word.',
  instead: {
    Skeleton: 'a view loads: its true shape stands there from the start',
    Progress: 'the share is known, or it takes longer than some seconds',
    Button: 'a button is at work: `isLoading` shows one and keeps the width',
    StatusBadge: 'it is the state of a job',
  },
  anatomy: [
    {
      name: 'Ring',
      at: '[data-spinner] svg',
      words:
        "Turns in the text's colour; where less motion is asked for, it pulses. 16 px, larger where it stands for a picture.",
    },
  ],
  do: [
    {
      shown: (
        <Cluster>
          <Spinner />
          <Text as="span">Signing in</Text>
        </Cluster>
      ),
      words: 'Words beside it say what is waited for; without them it has a `label`.',
    },
  ],
  dont: [
    {
      shown: (
        <div style={{ display: 'grid', placeItems: 'center', height: 120 }}>
          <Spinner size={40} label="Loading the page" />
        </div>
      ),
      words: 'A whole page of it shows nothing of what comes, and moves everything when it does.',
    },
  ],
  keys: {},
};
