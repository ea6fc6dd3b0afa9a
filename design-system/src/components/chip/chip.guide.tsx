import type { Guide } from '../../guides/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Chip } from './chip.tsx';

export const chipGuide: Guide = {
  use: 'For a light suggestion that is pressed to apply it, or a filter that is turned on and off.',
  instead: {
    Badge: 'it says something and cannot be pressed',
    StatusBadge: 'it says where a job stands',
    Button: 'it is an action of the page, and not one suggestion of several',
    SegmentedControl: 'exactly one of a few is always on',
    PromptChips: 'they are example prompts of a composer, in one row that scrolls',
  },
  anatomy: [
    { name: 'Words', at: 'button', words: 'A few, on one line. An icon before them can be left out.' },
  ],
  do: [
    {
      shown: (
        <Cluster>
          <Chip>Nature scene</Chip>
          <Chip>Abstract art</Chip>
        </Cluster>
      ),
      words: 'Several of a kind beside each other: they are suggestions, and none is the main one.',
    },
    {
      shown: (
        <Cluster>
          <Chip isSelected>Images</Chip>
          <Chip isSelected={false}>Videos</Chip>
        </Cluster>
      ),
      words: 'As filters all have `isSelected`, so that each says whether it is on.',
    },
  ],
  dont: [
    {
      shown: (
        <Cluster>
          <Chip>Save</Chip>
          <Badge>Cancel</Badge>
        </Cluster>
      ),
      words: 'What ends a task is a button: a chip looks optional, and a badge like no control at all.',
    },
  ],
  keys: { Tab: 'reach it', 'Enter, Space': 'apply it, or turn it on and off' },
};
