import { describe, expect, it } from 'vitest';
import { creatorSubscription, subscription } from '../../../testing/samples.ts';
import { billingStateOf } from './billing-state.ts';

describe('a subscription', () => {
  it.each([
    [799, 'Pro'],
    [1999, 'Creator+'],
  ])('[4.sub.active] of %i cents a month is %s', (amount, name) => {
    const state = billingStateOf(subscription({ plan: { id: 'pro', amount } }));

    expect(state).toMatchObject({ kind: 'active', plan: { name } });
  });

  it.each(['incomplete', 'incomplete_expired', 'canceled', 'trialing'] as const)(
    '[4.sub.active] shows no plan when it is %s',
    (status) => {
      expect(billingStateOf(subscription({ status }))).toEqual({ kind: 'none' });
    },
  );

  it.each(['past_due', 'unpaid', 'paused'] as const)(
    'rests when it is %s: it is neither active nor gone',
    (status) => {
      expect(billingStateOf(creatorSubscription({ status }))).toMatchObject({
        kind: 'overdue',
        plan: { id: 'creator' },
      });
    },
  );

  it('[4.sub.cancel] stays active until its end when it was cancelled', () => {
    expect(billingStateOf(subscription({ cancel_at_period_end: true }))).toMatchObject({
      kind: 'active',
      isEnding: true,
    });
  });
});
