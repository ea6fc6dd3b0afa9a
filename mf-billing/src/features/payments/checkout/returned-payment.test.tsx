import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeStripe } from '../../../testing/fake-stripe.ts';
import { renderBilling } from '../../../testing/render-billing.tsx';
import { creatorSubscription } from '../../../testing/samples.ts';

const RETURNED =
  '/subscribe?plan=creator&returnTo=%2Fmusic&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';

const HANDLERS = {
  'POST /api/create-subscription': () => ({ clientSecret: 'pi_2_secret_3', status: 'incomplete' }),
  'POST /api/sync-subscription': () => ({ subscription: creatorSubscription() }),
};

it("goes on after the bank's page: the plan shows at once, and the user is back in the tool", async () => {
  const stripe = installFakeStripe();
  const asked: string[] = [];
  stripe.retrievePaymentIntent = async (clientSecret) => {
    asked.push(clientSecret);
    return { paymentIntent: { status: 'succeeded' } };
  };
  const { shell, requestsTo } = await renderBilling(RETURNED, { handlers: HANDLERS });

  await waitFor(() => expect(shell.calls.navigations).toEqual(['/music']));
  expect(shell.calls.toasts).toEqual([
    {
      title: 'Subscription Successful!',
      description: 'Welcome to AI Creative Creator+! Your credits have been added.',
    },
  ]);
  expect(asked).toEqual(['pi_1_secret_2']);
  expect(requestsTo('POST /api/create-subscription')).toEqual([]);
});

it('does not call a payment paid that the bank still processes: no credits are said to be there', async () => {
  installFakeStripe().retrievePaymentIntent = async () => ({ paymentIntent: { status: 'processing' } });
  const { shell, requestsTo } = await renderBilling(RETURNED, { handlers: HANDLERS });

  await waitFor(() => expect(shell.calls.navigations).toEqual(['/music']));
  expect(shell.calls.toasts).toEqual([
    {
      title: 'Payment on its way',
      description: 'Your bank is still working on it. AI Creative Creator+ begins as soon as it is done.',
    },
  ]);
  expect(requestsTo('POST /api/create-subscription')).toEqual([]);
});

it('begins anew when the bank refused, and says why; the address keeps the plan and the way back', async () => {
  const stripe = installFakeStripe();
  stripe.retrievePaymentIntent = async () => ({
    paymentIntent: { status: 'requires_payment_method', last_payment_error: { message: 'Not confirmed.' } },
  });
  const { shell } = await renderBilling(RETURNED, { handlers: HANDLERS });

  await screen.findByRole('button', { name: 'Subscribe to AI Creative Creator+ - $19.99/month' });
  expect(shell.calls.toasts).toEqual([
    { title: 'Payment Failed', description: 'Not confirmed.', variant: 'destructive' },
  ]);
  expect(location.search).toBe('?plan=creator&returnTo=%2Fmusic');
  expect(stripe.forms[0]?.clientSecret).toBe('pi_2_secret_3');
});

it('begins anew when Stripe cannot be asked: the checkout finds out whether it was paid', async () => {
  const stripe = installFakeStripe();
  stripe.retrievePaymentIntent = () => Promise.reject(new Error('offline'));
  const { requestsTo } = await renderBilling(RETURNED, { handlers: HANDLERS });

  await waitFor(() => expect(requestsTo('POST /api/create-subscription')).toHaveLength(1));
});
