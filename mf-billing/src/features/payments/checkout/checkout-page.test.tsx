import { apiError } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installFakeStripe } from '../../../testing/fake-stripe.ts';
import { renderBilling } from '../../../testing/render-billing.tsx';
import { subscription } from '../../../testing/samples.ts';

const READY = {
  'POST /api/create-subscription': () => ({ clientSecret: 'pi_1_secret_1', status: 'incomplete' }),
};

describe('setting up', () => {
  it("[2.checkout.setup] says 'Setting up your subscription...' until the session is there", async () => {
    await renderBilling('/subscribe', {
      handlers: { 'POST /api/create-subscription': () => new Promise<never>(() => {}) },
    });

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Setting up your subscription...',
    );
  });

  it.each([
    ['/subscribe', 'pro'],
    ['/subscribe?plan=pro', 'pro'],
    ['/subscribe?plan=creator', 'creator'],
    ['/subscribe?plan=Creator', 'pro'],
    ['/subscribe?plan=gold', 'pro'],
    ['/subscribe?plan=', 'pro'],
  ])('[2.checkout.plan] [2.route.subscribe] takes the plan of %s for %s', async (path, plan) => {
    installFakeStripe();
    const { requestsTo } = await renderBilling(path, { handlers: READY });

    await screen.findByRole('heading', { name: 'Complete Your Subscription' });
    expect(requestsTo('POST /api/create-subscription').map(({ json }) => json)).toEqual([{ plan }]);
  });

  it('[6.role.guard] leads to the sign-in when the session is over, and back from there', async () => {
    const { shell } = await renderBilling('/subscribe?plan=creator', {
      handlers: { 'POST /api/create-subscription': () => apiError(401, { message: 'Unauthorized' }) },
    });

    await waitFor(() =>
      expect(shell.calls.navigations).toEqual(['/auth?returnTo=%2Fsubscribe%3Fplan%3Dcreator']),
    );
    expect(shell.queryClient.getQueryData(['user'])).toBeNull();
    expect(shell.calls.toasts).toEqual([]);
  });
});

describe('the ready screen', () => {
  it('[2.checkout.ready] [4.checkout.secret] has its title, its sentence, and the way back to the plans', async () => {
    installFakeStripe();
    await renderBilling('/subscribe', { handlers: READY });

    expect(await screen.findByRole('heading', { level: 1, name: 'Complete Your Subscription' })).toBeTruthy();
    expect(screen.getByText('Start creating amazing AI content today')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Pricing' })).toHaveProperty('pathname', '/pricing');
  });

  it.each([
    ['pro', 'AI Creative Pro', '$7.99', '500 credits per month', 'Latest models'],
    ['creator', 'AI Creative Creator+', '$19.99', '1500 credits per month', 'Team features'],
  ])('[2.checkout.left] [2.checkout.copy] says what %s is', async (plan, title, price, credits, feature) => {
    installFakeStripe();
    await renderBilling(`/subscribe?plan=${plan}`, { handlers: READY });

    const card = within(await screen.findByRole('region', { name: title }));
    expect(card.getByRole('heading', { name: title })).toBeTruthy();
    expect(card.getByText(price).parentElement?.textContent).toBe(`${price}/month`);
    expect(card.getByText(credits)).toBeTruthy();
    expect(card.getByText(feature)).toBeTruthy();
    expect(card.getByText('Unlimited generations within your monthly credits')).toBeTruthy();
    expect(card.getByText('No daily limits')).toBeTruthy();
    expect(
      card.getByText(
        'Your subscription auto-renews monthly. Cancel anytime. Credits reset each billing cycle.',
      ),
    ).toBeTruthy();
  });

  it.each([
    ['pro', 'Subscribe to AI Creative Pro - $7.99/month'],
    ['creator', 'Subscribe to AI Creative Creator+ - $19.99/month'],
  ])('[2.checkout.right] has the payment form of %s and its button', async (plan, label) => {
    const stripe = installFakeStripe();
    await renderBilling(`/subscribe?plan=${plan}`, { handlers: READY });

    const card = within(await screen.findByRole('region', { name: 'Payment Details' }));
    expect(await card.findByRole('button', { name: label })).toBeTruthy();
    expect(stripe.forms.map(({ clientSecret }) => clientSecret)).toEqual(['pi_1_secret_1']);
    expect(stripe.keys).toEqual(['pk_test_1']);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('says that no card is charged only in a sandbox (%s)', async (isSandbox, count) => {
    installFakeStripe();
    await renderBilling('/subscribe', {
      handlers: {
        ...READY,
        'GET /api/billing/config': () => ({ publishableKey: 'pk_1', scriptUrl: null, isSandbox }),
      },
    });

    await screen.findByRole('button', { name: /^Subscribe/ });
    expect(screen.queryAllByText('Sandbox: no card is charged')).toHaveLength(count);
  });
});

describe('when there is nothing to pay', () => {
  it('[4.checkout.already] [8.checkout.already] says so, and goes to / after 2 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
    const { shell } = await renderBilling('/subscribe', {
      subscription: subscription(),
      handlers: { 'POST /api/create-subscription': () => ({ clientSecret: null, status: 'active' }) },
    });
    await act(async () => {
      while (shell.calls.toasts.length === 0) await vi.advanceTimersByTimeAsync(0);
    });

    expect(shell.calls.toasts).toEqual([
      {
        title: 'Already Subscribed!',
        description: "You're already subscribed to AI Creative Pro. Redirecting to dashboard...",
      },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(shell.calls.navigations).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shell.calls.navigations).toEqual(['/']);
  });

  it.each(['past_due', 'unpaid', 'paused'])(
    'leads to the account, where the open payment is made, while the plan is %s',
    async (status) => {
      const { shell } = await renderBilling('/subscribe', {
        handlers: { 'POST /api/create-subscription': () => ({ clientSecret: null, status }) },
      });

      await waitFor(() => expect(shell.calls.navigations).toEqual(['/account']));
      expect(shell.calls.toasts).toMatchObject([{ title: 'Payment overdue' }]);
    },
  );

  it('names the plan that the user has, not the one of the address', async () => {
    const { shell } = await renderBilling('/subscribe?plan=creator', {
      subscription: subscription(),
      handlers: { 'POST /api/create-subscription': () => ({ clientSecret: null, status: 'active' }) },
    });

    await waitFor(() =>
      expect(shell.calls.toasts[0]?.description).toContain('subscribed to AI Creative Pro.'),
    );
  });

  it('[4.checkout.fallback] asks for the test payment when the subscription has nothing to pay with', async () => {
    const stripe = installFakeStripe();
    const { requestsTo } = await renderBilling('/subscribe', {
      handlers: {
        'POST /api/create-subscription': () => ({ clientSecret: null, status: 'incomplete' }),
        'POST /api/test-payment': () => ({ clientSecret: 'pi_test_secret_1', status: 'incomplete' }),
      },
    });

    await screen.findByRole('button', { name: /^Subscribe/ });
    expect(stripe.forms[0]?.clientSecret).toBe('pi_test_secret_1');
    expect(requestsTo('POST /api/test-payment')).toHaveLength(1);
  });
});

describe('when it cannot be set up', () => {
  const incomplete = () => ({ clientSecret: null, status: 'incomplete' });
  const outcomes: Array<[string, Record<string, () => object | Promise<object>>, string]> = [
    [
      "the server's sentence",
      {
        'POST /api/create-subscription': () => apiError(503, { message: 'Payments are closed for an hour.' }),
      },
      'Payments are closed for an hour.',
    ],
    [
      'a response without words',
      { 'POST /api/create-subscription': () => new Response('', { status: 500 }) },
      'Failed to create subscription',
    ],
    [
      'no response',
      { 'POST /api/create-subscription': () => Promise.reject(new TypeError('Failed to fetch')) },
      'Failed to set up subscription',
    ],
    [
      'a test payment without a secret',
      { 'POST /api/create-subscription': incomplete, 'POST /api/test-payment': incomplete },
      'Payment setup issue - Stripe configuration may need adjustment',
    ],
    [
      'another status',
      { 'POST /api/create-subscription': () => ({ clientSecret: null, status: 'incomplete_expired' }) },
      'Payment setup issue (status: incomplete_expired) - please try again or contact support',
    ],
  ];

  it.each(outcomes)(
    '[4.checkout.error] [4.checkout.fallback] [8.checkout.setup] [2.checkout.after] says it of %s, and goes to /pricing after 3 s',
    async (_what, handlers, description) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { shell } = await renderBilling('/subscribe', { handlers });
      await act(async () => {
        while (shell.calls.toasts.length === 0) await vi.advanceTimersByTimeAsync(0);
      });

      expect(shell.calls.toasts).toEqual([{ title: 'Setup Error', description, variant: 'destructive' }]);
      await act(() => vi.advanceTimersByTimeAsync(2999));
      expect(shell.calls.navigations).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(shell.calls.navigations).toEqual(['/pricing']);
    },
  );

  it('does not take a user along who has left meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { shell, unmount } = await renderBilling('/subscribe', {
      handlers: { 'POST /api/create-subscription': () => new Response('', { status: 500 }) },
    });
    await act(async () => {
      while (shell.calls.toasts.length === 0) await vi.advanceTimersByTimeAsync(0);
    });
    unmount();
    await vi.advanceTimersByTimeAsync(5000);

    expect(shell.calls.navigations).toEqual([]);
  });
});
