import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installFakeStripe } from '../../testing/fake-stripe.ts';
import { renderBilling } from '../../testing/render-billing.tsx';
import { subscription } from '../../testing/samples.ts';

const SETUP = 'POST /api/payment-method/setup';
const SAVE = 'POST /api/payment-method';
const OTHER_CARD = subscription({
  card: { brand: 'mastercard', last4: '4444', exp_month: 1, exp_year: 2031 },
});
const HANDLERS = {
  [SETUP]: () => ({ clientSecret: 'seti_1_secret_1', status: 'active' }),
  [SAVE]: () => ({ subscription: OTHER_CARD }),
};
const button = (name: string) => screen.findByRole('button', { name });
const saveReady = () => waitFor(async () => expect((await button('Save card')).ariaDisabled).toBeNull());

describe('another card', () => {
  it('is stored once the bank has confirmed it', async () => {
    const stripe = installFakeStripe();
    const { user, shell, server, requestsTo } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: HANDLERS,
    });
    await user.click(await button('Change card'));
    expect(document.activeElement?.textContent).toBe('Payment method');
    await saveReady();
    expect(stripe.forms[0]?.clientSecret).toBe('seti_1_secret_1');
    server.subscription = OTHER_CARD;
    await user.click(await button('Save card'));

    expect(await screen.findByText('Mastercard •••• 4444, 01/2031')).toBeTruthy();
    expect(requestsTo(SAVE).map(({ json }) => json)).toEqual([{ setupIntent: 'seti_1' }]);
    expect(shell.calls.toasts).toEqual([
      { title: 'Card saved', description: 'The next payments are taken from it.' },
    ]);
    expect(screen.queryByRole('region', { name: 'Payment method' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Change card');
  });

  it('[8.checkout.failed] is not stored when the bank refuses it; its words are said, and the form stays', async () => {
    const stripe = installFakeStripe();
    stripe.confirmSetup = async () => ({ error: { message: 'Your card was declined.' } });
    const { user, shell, requestsTo } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: HANDLERS,
    });
    await user.click(await button('Change card'));
    await saveReady();
    await user.click(await button('Save card'));

    await waitFor(() => expect(shell.calls.toasts[0]?.description).toBe('Your card was declined.'));
    await saveReady();
    expect(requestsTo(SAVE)).toEqual([]);
    await user.click(await button('Keep the present card'));
    expect(screen.queryByRole('region', { name: 'Payment method' })).toBeNull();
  });

  it('says when the form cannot be set up, and sets it up again on a press', async () => {
    installFakeStripe();
    const { user, backend } = await renderBilling('/account', {
      subscription: subscription(),
      handlers: { ...HANDLERS, [SETUP]: () => new Response('', { status: 502 }) },
    });
    await user.click(await button('Change card'));
    await screen.findByText('The form could not be set up');
    backend.handlers[SETUP] = HANDLERS[SETUP];
    await user.click(await button('Try again'));

    expect(await button('Save card')).toBeTruthy();
  });

  it("is stored after a bank's own page, once, and the address is clean again", async () => {
    const { requestsTo } = await renderBilling(
      '/account?setup_intent=seti_7&setup_intent_client_secret=s&redirect_status=succeeded',
      { subscription: subscription(), handlers: HANDLERS },
    );

    await waitFor(() =>
      expect(requestsTo(SAVE).map(({ json }) => json)).toEqual([{ setupIntent: 'seti_7' }]),
    );
    expect(location.search).toBe('');
  });

  it("is not stored when the bank's own page refused it", async () => {
    const { shell, requestsTo } = await renderBilling('/account?setup_intent=seti_7&redirect_status=failed', {
      subscription: subscription(),
    });

    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Card not saved'));
    expect(requestsTo(SAVE)).toEqual([]);
  });
});

describe('a payment that failed', () => {
  const RETRY = 'POST /api/retry-payment';
  const overdue = subscription({ status: 'past_due', action: 'update_card' });

  it('is made again with the stored card, and the plan goes on', async () => {
    const { user, shell, server } = await renderBilling('/account', {
      subscription: overdue,
      handlers: {
        [RETRY]: () => ({ clientSecret: null, status: 'active' }),
        'POST /api/sync-subscription': () => ({ subscription: subscription() }),
      },
    });
    const notice = within(await screen.findByRole('group', { name: 'Your last payment failed' }));
    expect(notice.getByText(/the card that ends in 4242/)).toBeTruthy();
    server.subscription = subscription();
    await user.click(notice.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.queryByRole('group', { name: 'Your last payment failed' })).toBeNull());
    expect(shell.calls.toasts).toEqual([
      { title: 'Payment received', description: 'Your plan goes on as before.' },
    ]);
  });

  it('says why it failed again', async () => {
    const { user, shell } = await renderBilling('/account', {
      subscription: overdue,
      handlers: { [RETRY]: () => apiError(402, { message: 'Your card has too little money.' }) },
    });
    await user.click(await button('Try again'));

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Payment Failed', description: 'Your card has too little money.', variant: 'destructive' },
      ]),
    );
  });

  it("asks for the bank's confirmation where one is wanted", async () => {
    const stripe = installFakeStripe();
    const confirmed: string[] = [];
    stripe.handleNextAction = async ({ clientSecret }) => {
      confirmed.push(clientSecret);
      return { paymentIntent: { status: 'succeeded' } };
    };
    const { user, shell } = await renderBilling('/account', {
      subscription: subscription({ action: 'confirm_payment' }),
      handlers: {
        [RETRY]: () => ({ clientSecret: 'pi_5_secret_5', status: 'past_due' }),
        'POST /api/sync-subscription': () => ({ subscription: subscription() }),
      },
    });
    await user.click(await button('Confirm payment'));

    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Payment received'));
    expect(confirmed).toEqual(['pi_5_secret_5']);
  });

  it('opens the form for another card', async () => {
    installFakeStripe();
    const { user } = await renderBilling('/account', { subscription: overdue, handlers: HANDLERS });
    await user.click(await button('Update card'));

    expect(await button('Save card')).toBeTruthy();
  });
});
