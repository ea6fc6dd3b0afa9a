import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { PlanCard } from './plan-card.tsx';

export const planCardGuide: Guide = {
  use: 'For what a plan costs and what it gives, beside the other plans.',
  instead: {
    Card: 'it is no plan',
    FactList: 'it is the plan that the user has, with its dates',
    CreditCosts: 'it is what a press costs',
  },
  anatomy: [
    {
      name: 'Name',
      at: 'article h2',
      words:
        'With a badge that says in words what the border of a popular plan says. One card of a row has it.',
    },
    {
      name: 'Price',
      at: 'article strong',
      words: 'Before the features; what recurs has its period: "/month".',
    },
    {
      name: 'Features',
      at: 'article ul',
      words: 'One line each. Cards of one row have their prices and buttons on the same lines.',
    },
    {
      name: 'Button',
      at: 'article button',
      words: 'Says where it leads. The plan that a user has keeps it, with the reason it does nothing.',
    },
  ],
  do: [
    {
      shown: (
        <PlanCard
          name="Creator+"
          price="$19.99"
          period="/month"
          credits="1500 credits monthly"
          description="For professionals and teams"
          features={['75 images', 'Full commercial licence']}
          action={
            <Button size="primary" isFullWidth disabledReason="This is your plan">
              Current plan
            </Button>
          }
        />
      ),
      words: 'The price first, and the same parts at the same places.',
    },
  ],
  dont: [
    {
      shown: (
        <PlanCard
          name="Unlimited"
          price="$7.99"
          credits="Unlimited credits*"
          description="The best there is"
          features={['Everything']}
          action={
            <Button variant="primary" size="primary" isFullWidth>
              Go!
            </Button>
          }
        />
      ),
      words:
        'A price without its period, a promise with an asterisk, a button that does not say where it leads.',
    },
  ],
  keys: { Tab: 'reach its button' },
};
