import { describe, expect, it } from 'vitest';
import { videoCost } from '../generations/kinds/video/video.ts';
import { planRequestSchema } from '../schemas.ts';
import { countOf, FREE_TRIAL, PLAN_IDS, planOfAmount, planOfParameter, PLANS, priceText } from './plans.ts';
import { CREDIT_CEILINGS, GENERATION_COSTS, MUSIC_CREDITS_MIN } from './pricing.ts';

describe('a plan', () => {
  it.each([
    [799, 'pro'],
    [1999, 'creator'],
    [0, null],
    [7.99, null],
    [800, null],
  ])('is known by its price: %d', (amount, plan) => {
    expect(planOfAmount(amount)).toBe(plan);
  });

  it.each([null, '', 'PRO', 'free', 'constructor', 'pro '])(
    'is Pro where the address asks for %j',
    (value) => {
      expect(planOfParameter(value)).toBe('pro');
      expect(planOfParameter('creator')).toBe('creator');
    },
  );

  it('is all that a request can choose: neither its price nor its credits', () => {
    expect(planRequestSchema.parse({ plan: 'creator' })).toEqual({ plan: 'creator' });
    for (const value of [{}, { plan: 'free' }, { plan: 'pro', amount: 1 }, { plan: 'pro', credits: 9999 }]) {
      expect(planRequestSchema.safeParse(value).success, `for ${JSON.stringify(value)}`).toBe(false);
    }
  });

  it.each([...PLAN_IDS.map((id) => PLANS[id]), FREE_TRIAL])(
    'promises as many of each kind as its credits pay for: $name',
    ({ credits, features }) => {
      const promised = features.slice(0, 4).map((feature) => Number.parseInt(feature.replace('or ', ''), 10));

      expect(promised).toEqual([
        Math.floor(credits / GENERATION_COSTS.image),
        Math.floor(credits / GENERATION_COSTS.video),
        Math.floor(credits / GENERATION_COSTS.music),
        Math.floor(credits / GENERATION_COSTS.text),
      ]);
    },
  );

  it('promises nothing that the credits pay for only in part', () => {
    expect(countOf('music', 23)).toBe(1);
    expect(countOf('image', 19)).toBe(0);
  });
});

it('costs no more than the terms say at most', () => {
  const { text, ...media } = GENERATION_COSTS;

  expect(Math.max(...Object.values(media), videoCost({ hasCameraControl: true }))).toBeLessThanOrEqual(
    CREDIT_CEILINGS.media,
  );
  expect(text).toBeLessThanOrEqual(CREDIT_CEILINGS.text);
  expect(MUSIC_CREDITS_MIN).toBeLessThan(GENERATION_COSTS.music);
});

it.each([
  [0, '$0'],
  [799, '$7.99'],
  [2000, '$20.00'],
  [5, '$0.05'],
])('says %d cents as %s', (cents, words) => {
  expect(priceText(cents)).toBe(words);
});
