import type { Guide } from '../../guides/guide.ts';
import { CreditMeter } from './credit-meter.tsx';

export const creditMeterGuide: Guide = {
  use: "For what is left of a plan's credits for the month.",
  instead: {
    Text: 'the user has no plan: there is no month to be a share of, and a plain figure is enough',
    Progress: 'something is under way',
    CreditCosts: 'it is what things cost',
  },
  anatomy: [
    {
      name: 'Figure',
      at: 'strong, div > div > span',
      words: 'Leads. More than the allowance, after an upgrade, is said in the figure.',
    },
    {
      name: 'Bar',
      at: 'meter',
      words: 'Only helps the eye; screen readers get a `meter` of the same values.',
    },
    {
      name: 'Note',
      at: 'meter ~ :last-child',
      words: 'When they reset, or what they are enough for. It can be left out.',
    },
  ],
  do: [
    {
      shown: <CreditMeter balance={8} allowance={500} note="20 credits make the next image." />,
      words: 'Little is left: the note says what that means, and nothing turns red.',
    },
  ],
  dont: [
    {
      shown: <CreditMeter balance={500} allowance={0} />,
      words: 'Without an allowance the bar says that nothing is left.',
    },
  ],
  keys: {},
};
