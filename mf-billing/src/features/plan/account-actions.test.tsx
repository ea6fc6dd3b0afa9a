import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installFakeStripe } from '../../testing/fake-stripe.ts';
import { renderBilling } from '../../testing/render-billing.tsx';
import { creatorSubscription, NEXT_BILLING, subscription } from '../../testing/samples.ts';

const press = (name: string) => screen.findByRole('button', { name });
const preview = (plan: 'pro' | 'creator', amountDue: number, credits: number) => ({
  'GET /api/change-plan/preview': () => ({ plan, amountDue, credits, startsAt: NEXT_BILLING }),
});
const noSecret = () => ({ clientSecret: null, status: 'active' });

/** Without words of the server, then with them. */
const refusals = (words: string): Array<[() => Response, string]> => [
  [() => new Response('', { status: 502 }), words],
  [() => apiError(409, { message: 'Not now.' }), 'Not now.'],
];

describe('cancelling', () => {
  const CANCEL = 'POST /api/cancel-subscription';
  const ending = { subscription: subscription({ cancel_at_period_end: true }) };

  it('[5.cancel.confirm] asks first, and does nothing when the plan is kept', async () => {
    const { user, requestsTo } = await renderBilling('/account', { subscription: subscription() });
    await user.click(await press('Cancel Subscription'));

    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(
        "Are you sure you want to cancel your subscription? You'll keep access until the end of your billing period.",
      ),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep my plan' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsTo(CANCEL)).toEqual([]);
  });

  it('[4.sub.cancel] [8.cancel] says so, and the plan stays until its end', async () => {
    const { user, shell, server, requestsTo } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: { [CANCEL]: () => ending },
    });
    server.subscription = ending.subscription;
    await user.click(await press('Cancel Subscription'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel Subscription' }),
    );

    expect(await screen.findByRole('group', { name: 'Subscription Ending' })).toBeTruthy();
    expect(shell.calls.toasts).toEqual([
      {
        title: 'Subscription Cancelled',
        description: 'Your subscription will end at the current billing period.',
      },
    ]);
    expect(requestsTo(CANCEL)).toHaveLength(1);
  });

  it.each(refusals('Failed to cancel subscription'))(
    '[8.cancel] says why it failed',
    async (response, description) => {
      const { user, shell } = await renderBilling('/account', {
        subscription: subscription(),
        handlers: { [CANCEL]: response },
      });
      await user.click(await press('Cancel Subscription'));
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel Subscription' }),
      );

      await waitFor(() =>
        expect(shell.calls.toasts).toEqual([
          { title: 'Cancellation Failed', description, variant: 'destructive' },
        ]),
      );
    },
  );
});

describe('reactivating', () => {
  const REACTIVATE = 'POST /api/reactivate-subscription';
  const ending = subscription({ cancel_at_period_end: true });

  it('[4.sub.cancel] [8.reactivate] says so, and the plan goes on', async () => {
    const { user, shell, server } = await renderBilling('/account', {
      subscription: ending,
      handlers: { [REACTIVATE]: () => ({ subscription: subscription() }) },
    });
    await screen.findByRole('group', { name: 'Subscription Ending' });
    server.subscription = subscription();
    await user.click(await press('Reactivate Plan'));

    expect(await press('Cancel Subscription')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Subscription Ending' })).toBeNull();
    expect(shell.calls.toasts).toEqual([
      {
        title: 'Subscription Reactivated',
        description: 'Your subscription will continue at the next billing cycle.',
      },
    ]);
  });

  it.each(refusals('Failed to reactivate subscription'))(
    '[8.reactivate] says why it failed',
    async (response, description) => {
      const { user, shell } = await renderBilling('/account', {
        subscription: ending,
        handlers: { [REACTIVATE]: response },
      });
      await user.click(await press('Reactivate Plan'));

      await waitFor(() =>
        expect(shell.calls.toasts).toEqual([
          { title: 'Reactivation Failed', description, variant: 'destructive' },
        ]),
      );
    },
  );
});

describe('changing the plan', () => {
  const SYNC = 'POST /api/sync-subscription';
  const CHANGE = 'POST /api/change-plan';
  const UPGRADED = { [CHANGE]: noSecret, [SYNC]: () => ({ subscription: creatorSubscription() }) };
  const upgradeButton = async () =>
    within(await screen.findByRole('region', { name: 'Current Subscription' })).getByRole('button', {
      name: 'Upgrade to Creator+',
    });
  const inDialog = async (name: RegExp) =>
    within(await screen.findByRole('dialog')).findByRole('button', { name });

  it('says what an upgrade costs and brings before it is made', async () => {
    const { user, requestsTo } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: preview('creator', 640, 533),
    });
    await user.click(await upgradeButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Creator+' }));

    expect((await dialog.findByText(/^You pay/)).textContent).toBe(
      'You pay $6.40 now for the rest of this period, and 533 credits are added at once. From Dec 1, 2026 on it is $19.99 a month, with 1500 credits.',
    );
    expect(dialog.getByRole('button', { name: 'Upgrade to Creator+ - $6.40' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep Pro' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo(CHANGE)).toEqual([]);
  });

  it('says that an upgrade waits for the bank, and goes on with it', async () => {
    const pending = {
      plan: 'creator',
      amountDue: 1200,
      credits: 1000,
      startsAt: NEXT_BILLING,
      isPending: true,
    };
    const { user, requestsTo } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: { ...UPGRADED, 'GET /api/change-plan/preview': () => pending },
    });
    await user.click(await upgradeButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Creator+' }));

    expect((await dialog.findByText(/^You began/)).textContent).toBe(
      'You began this upgrade before, and your bank has not confirmed its payment yet: nothing was charged. You pay $12.00 for the rest of this period once your bank confirms it, and 1000 credits are added then. If you do not go on, it ends by itself within a day.',
    );
    await user.click(dialog.getByRole('button', { name: 'Upgrade to Creator+ - $12.00' }));
    await waitFor(() => expect(requestsTo(CHANGE)).toHaveLength(1));
  });

  it('cannot be confirmed before its price is known, and says when it cannot be had', async () => {
    const { user, backend } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: { 'GET /api/change-plan/preview': () => new Response('', { status: 502 }) },
    });
    await user.click(await upgradeButton());
    expect(await screen.findByText('The price could not be loaded')).toBeTruthy();
    expect((await inDialog(/^Upgrade/)).ariaDisabled).toBe('true');

    Object.assign(backend.handlers, preview('creator', 640, 533));
    await user.click(await inDialog(/^Try again/));
    expect((await inDialog(/^Upgrade to Creator\+ - \$6.40/)).ariaDisabled).toBeNull();
  });

  it('[4.sub.change] [8.change] changes it, says so, and asks again for subscription and credits', async () => {
    const { user, shell, server, requestsTo } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: { ...UPGRADED, ...preview('creator', 640, 533) },
    });
    await user.click(await upgradeButton());
    server.subscription = creatorSubscription();
    server.credits = 1033;
    await user.click(await inDialog(/^Upgrade to Creator\+ -/));

    expect(await screen.findByText('1033 credits available')).toBeTruthy();
    expect(await press('Downgrade to Pro')).toBeTruthy();
    expect(requestsTo(CHANGE).map(({ json }) => json)).toEqual([{ plan: 'creator' }]);
    expect(requestsTo('GET /api/subscription').length).toBeGreaterThan(1);
    expect(shell.calls.toasts).toEqual([
      { title: 'Plan Updated', description: 'Your plan has been updated successfully.' },
    ]);
  });

  it('[4.sub.change] goes back to Pro at the next billing date, which can be undone until then', async () => {
    const waiting = creatorSubscription({ next_plan: 'pro' });
    const { user, server, requestsTo } = await renderBilling('/account', {
      subscription: creatorSubscription(),
      handlers: {
        [CHANGE]: noSecret,
        [SYNC]: () => ({ subscription: server.subscription }),
        ...preview('pro', 0, 0),
      },
    });
    await user.click(await press('Downgrade to Pro'));
    expect((await within(await screen.findByRole('dialog')).findByText(/^You keep/)).textContent).toBe(
      'You keep Creator+ until Dec 1, 2026. From then on it is Pro: $7.99 a month, with 500 credits. Nothing is charged or paid back now.',
    );
    server.subscription = waiting;
    await user.click(await inDialog(/^Downgrade to Pro/));

    const notice = within(await screen.findByRole('group', { name: 'Changing to Pro' }));
    server.subscription = creatorSubscription();
    await user.click(notice.getByRole('button', { name: 'Keep Creator+' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Changing to Pro' })).toBeNull());
    expect(requestsTo(CHANGE).map(({ json }) => json)).toEqual([{ plan: 'pro' }, { plan: 'creator' }]);
  });

  it("shows the bank's confirmation, and only then the new plan", async () => {
    const stripe = installFakeStripe();
    const confirmed: string[] = [];
    stripe.handleNextAction = async ({ clientSecret }) => {
      confirmed.push(clientSecret);
      expect(screen.queryByRole('dialog')).toBeNull();
      return { paymentIntent: { status: 'succeeded' } };
    };
    const { user, shell } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: {
        ...UPGRADED,
        ...preview('creator', 640, 533),
        [CHANGE]: () => ({ clientSecret: 'pi_9_secret_9', status: 'active' }),
      },
    });
    await user.click(await upgradeButton());
    await user.click(await inDialog(/^Upgrade to Creator\+ -/));

    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Plan Updated'));
    expect(confirmed).toEqual(['pi_9_secret_9']);
  });

  it("[8.change] says the bank's words when it refuses", async () => {
    const stripe = installFakeStripe();
    stripe.handleNextAction = async () => ({ error: { message: 'The bank said no.' } });
    const { user, shell, requestsTo } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: {
        ...UPGRADED,
        ...preview('creator', 640, 533),
        [CHANGE]: () => ({ clientSecret: 'pi_9_secret_9', status: 'active' }),
      },
    });
    await user.click(await upgradeButton());
    await user.click(await inDialog(/^Upgrade to Creator\+ -/));

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Plan Change Failed', description: 'The bank said no.', variant: 'destructive' },
      ]),
    );
    expect(requestsTo(SYNC)).toEqual([]);
  });

  it.each(refusals('Failed to change plan'))(
    '[8.change] says why it failed',
    async (response, description) => {
      const { user, shell } = await renderBilling('/account', {
        subscription: subscription(),
        handlers: { ...preview('creator', 640, 533), [CHANGE]: response },
      });
      await user.click(await upgradeButton());
      await user.click(await inDialog(/^Upgrade to Creator\+ -/));

      await waitFor(() =>
        expect(shell.calls.toasts).toEqual([
          { title: 'Plan Change Failed', description, variant: 'destructive' },
        ]),
      );
    },
  );
});
