import type { Guide } from '../../guides/guide.ts';
import { WarningIcon } from '../../icons/icons.ts';
import { Cluster } from '../layout/layout.tsx';
import { Badge } from './badge.tsx';

export const badgeGuide: Guide = {
  use: 'For a short state or kind beside a thing, in one to three words: a plan, "Ending", "Preview engine".',
  instead: {
    StatusBadge: 'it is where a job stands: icon, word and colour are given there',
    Chip: 'it can be pressed',
    Notice: 'it needs a sentence, or something has to be done',
    Text: 'it is a figure or a date',
  },
  choices: {
    tone: {
      neutral: 'a kind, or a state that is neither good nor bad',
      accent: 'the one that stands out of a row: "Most Popular"',
      success: 'it is in order or done',
      warning: 'it ends or is missing soon',
      danger: 'it failed, or it costs something if nothing is done',
      info: 'worth knowing, and under way',
    },
  },
  anatomy: [
    { name: 'Words', at: 'span', words: 'Say the same as the colour. An icon before them can be left out.' },
  ],
  do: [
    {
      shown: (
        <Badge tone="warning" icon={<WarningIcon aria-hidden />}>
          Ending
        </Badge>
      ),
      words: 'The word is enough for one who does not see the colour.',
    },
  ],
  dont: [
    {
      shown: (
        <Cluster>
          <Badge tone="success">Pro</Badge>
          <Badge tone="warning">Video</Badge>
          <Badge tone="info">Nov 1</Badge>
        </Cluster>
      ),
      words: 'Colours that mean nothing make those that mean something unread.',
    },
  ],
  keys: {},
};
