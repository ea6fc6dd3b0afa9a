import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { PlanCard } from './plan-card.tsx';

const COMMON = { credits: '500 credits', description: 'For everyday work' };

it('keeps prices and buttons of a row on one line, whatever its cards say', () => {
  mount(
    <Grid minColumnWidth="200px">
      <PlanCard {...COMMON} name="Free" price="$0" features={['One']} action={<Button>Start</Button>} />
      <PlanCard
        {...COMMON}
        name="Pro"
        price="$7.99"
        period="/month"
        badge="Most Popular"
        isPopular
        features={['One', 'Two', 'Three', 'Four']}
        action={<Button>Start</Button>}
      />
    </Grid>,
  );
  const top = (element: Element): number => Math.round(element.getBoundingClientRect().top);
  const prices = ['$0', '$7.99'].map((price) => top(page.getByText(price).element()));
  const buttons = page.getByRole('button', { name: 'Start' }).elements().map(top);

  expect(new Set(prices).size).toBe(1);
  expect(new Set(buttons).size).toBe(1);
});
