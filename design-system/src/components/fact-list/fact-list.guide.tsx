import type { Guide } from '../../guides/guide.ts';
import { FactList } from './fact-list.tsx';

export const factListGuide: Guide = {
  use: 'For facts about one thing, each with its name: a subscription, a receipt, the recipe of an item.',
  instead: {
    DataTable: 'several things are compared by the same facts',
    CreditCosts: 'they are prices of what can be made',
    Text: 'there is one fact: a sentence is shorter',
  },
  anatomy: [
    { name: 'Name', at: 'dt', words: 'Two words at most.' },
    { name: 'Value', at: 'dd', words: 'As short as it can be; a badge or a link may stand there.' },
  ],
  do: [
    {
      shown: (
        <FactList
          facts={[
            { label: 'Price', value: '$7.99/month' },
            { label: 'Next billing', value: 'Dec 1, 2026' },
            { label: 'Discount', value: null },
          ]}
        />
      ),
      words: 'A fact that is not known is left out by itself.',
    },
  ],
  dont: [
    {
      shown: (
        <FactList
          facts={[
            { label: 'The price that you pay for it', value: '$7.99/month' },
            { label: 'Discount', value: 'n/a' },
          ]}
        />
      ),
      words: 'Long names push the values away, and "n/a" is read for nothing.',
    },
  ],
  keys: {},
};
