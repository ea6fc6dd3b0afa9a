import type { Guide } from '../../guides/guide.ts';
import { StatusBadge } from './status-badge.tsx';

export const statusBadgeGuide: Guide = {
  use: 'For where a job stands, in a list whose items have no tile of their own.',
  instead: {
    JobTile: 'there is a picture to come: the tile shows its state itself, and no badge stands beside it',
    AudioTrack: 'it is a track: its placeholder shows its state',
    Progress: 'its share is known and worth watching',
    Badge: 'it is not a job',
  },
  choices: {
    status: {
      processing: 'from the press until its end, also in line',
      completed: 'the result is there',
      failed: 'there is none, and the credits are back',
    },
  },
  anatomy: [
    { name: 'Icon', at: '[data-spinner]', words: 'Turns while it is under way; a check or a sign after it.' },
    {
      name: 'Word',
      at: 'span',
      words: 'Icon, word and colour say the same, so none of them is needed alone.',
    },
  ],
  do: [
    {
      shown: <StatusBadge status="processing" label="Composing" />,
      words: 'A `label` may be more exact than the status, in one or two words.',
    },
  ],
  dont: [
    {
      shown: <StatusBadge status="failed" label="The engine did not answer in time" />,
      words: 'A reason stands beside it as a text: a badge is read at a glance.',
    },
  ],
  keys: {},
};
