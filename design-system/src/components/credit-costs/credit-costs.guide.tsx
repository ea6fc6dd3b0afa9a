import type { Guide } from '../../guides/guide.ts';
import { ImageIcon, VideoIcon } from '../../icons/icons.ts';
import { CreditCosts } from './credit-costs.tsx';

export const creditCostsGuide: Guide = {
  use: 'For what each kind of result costs, and how credits come and go: with the plans, on the landing page and in the account.',
  instead: {
    PriceButton: 'it is the price of one press: it stands on its button',
    CreditMeter: 'it is what is left',
    PlanCard: 'it is what a plan costs and gives',
  },
  anatomy: [
    { name: 'Title', at: 'section h2', words: 'Names the section. A sentence after it can be left out.' },
    { name: 'Kind', at: 'dt', words: 'With its icon, and in a note the setting that its price depends on.' },
    { name: 'Cost', at: 'dd', words: 'The price that is charged, or called a ceiling: "up to 50 credits".' },
    { name: 'Notes', at: 'section li', words: 'When credits come and go. They can be left out.' },
  ],
  do: [
    {
      shown: (
        <CreditCosts
          title="What a press costs"
          level={3}
          costs={[
            { label: 'Image', icon: <ImageIcon />, cost: '20 credits' },
            { label: 'Video', icon: <VideoIcon />, cost: '20 credits', note: '30 with camera control' },
          ]}
        />
      ),
      words: 'A figure that is charged, and beside it what changes it.',
    },
  ],
  dont: [
    {
      shown: (
        <CreditCosts
          title="What it might cost"
          level={3}
          costs={[{ label: 'Text', cost: 'from 3 credits' }]}
        />
      ),
      words: '"From" is the price that nobody pays.',
    },
  ],
  keys: {},
};
