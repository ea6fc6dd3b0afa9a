import { expect, it } from 'vitest';
import { usesOfTokens } from './token-uses.ts';

const sources = {
  '../components/card/card.tsx': 'border-radius: ${token.radius.card}; padding: ${token.space[20]};',
  '../components/plan-card/plan-card.tsx': "import { Card } from '../card/card.tsx'; <Stack gap={12}>",
  '../components/plan-list/plan-list.tsx': "import { PlanCard } from '../plan-card/plan-card.tsx';",
  '../components/text/text.tsx': 'import { token } from \'../../tokens/token.ts\'; <Text size="caption">',
};

it('finds the components that name a token, and those that are made of them', () => {
  expect(usesOfTokens(sources)['radius.card']).toEqual({
    direct: ['card'],
    through: ['plan-card', 'plan-list'],
  });
});

it('reads steps that a prop names', () => {
  const uses = usesOfTokens(sources);

  expect(uses['space.12']?.direct).toEqual(['plan-card']);
  expect(uses['type.caption']?.direct).toEqual(['text']);
});

it('has nothing of a token that no component names', () => {
  expect(usesOfTokens(sources)['color.bg']).toBeUndefined();
});
