import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installFakeStripe } from '../../../testing/fake-stripe.ts';
import { renderBilling } from '../../../testing/render-billing.tsx';
import { subscription } from '../../../testing/samples.ts';

const READY = {
  'POST /api/create-subscription': () => ({ clientSecret: 'pi_1_secret_1', status: 'incomplete' }),
  'POST /api/sync-subscription': () => ({ subscription: subscription() }),
};
const LABEL = 'Subscribe to AI Creative Pro - $7.99/month';

const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: LABEL });
const formReady = () => waitFor(async () => expect((await payButton()).ariaDisabled).toBeNull());

describe('the payment', () => {
  it('[5.checkout.disabled] cannot be sent before the form is ready', async () => {
    const stripe = installFakeStripe();
    stripe.isReadyAtOnce = false;
    const confirm = vi.spyOn(stripe, 'confirmPayment');
    const { user } = await renderBilling('/subscribe', { handlers: READY });

    expect((await payButton()).ariaDisabled).toBe('true');
    await user.click(await payButton());
    const form = (await payButton()).closest('form');
    if (form) fireEvent.submit(form);
    expect(confirm).not.toHaveBeenCalled();

    act(() => stripe.emit('ready'));
    await formReady();
  });

  it("[4.checkout.submit] [5.checkout.disabled] says 'Processing...' and is sent once, however often it is pressed", async () => {
    const stripe = installFakeStripe();
    const { promise, resolve } = Promise.withResolvers<{ paymentIntent: { status: string } }>();
    const confirm = vi.spyOn(stripe, 'confirmPayment').mockReturnValue(promise);
    const { user, shell } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();

    await user.dblClick(await payButton());
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' });
    expect(busy.ariaDisabled).toBe('true');
    await user.click(busy);
    if (busy.form) fireEvent.submit(busy.form);
    expect(confirm).toHaveBeenCalledOnce();

    await act(async () => resolve({ paymentIntent: { status: 'succeeded' } }));
    await waitFor(() => expect(shell.calls.navigations).toEqual(['/']));
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('[7.stripe] is confirmed with the form, and returns to the root of the site', async () => {
    const stripe = installFakeStripe();
    const confirm = vi.spyOn(stripe, 'confirmPayment');
    const { user } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    await user.click(await payButton());

    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      elements: expect.anything(),
      confirmParams: { return_url: `${location.origin}/` },
      redirect: 'if_required',
    });
  });

  it('[8.checkout.ok] [2.checkout.after] [4.checkout.submit] welcomes the user, whose plan shows at once, and goes to /', async () => {
    installFakeStripe();
    const { user, shell, server } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    server.subscription = subscription();
    await user.click(await payButton());

    await waitFor(() => expect(shell.calls.navigations).toEqual(['/']));
    expect(shell.calls.toasts).toEqual([
      {
        title: 'Subscription Successful!',
        description: 'Welcome to AI Creative Pro! Your credits have been added.',
      },
    ]);
    expect(shell.queryClient.getQueryData(['subscription'])).toEqual({ subscription: subscription() });
  });

  it.each([
    [encodeURIComponent('/video?tab=image'), '/video?tab=image'],
    [encodeURIComponent('https://evil.test/'), '/'],
    [encodeURIComponent('//evil.test'), '/'],
    [encodeURIComponent('/subscribe?plan=pro'), '/'],
  ])('goes back to where the user came from, when that is safe: %s', async (returnTo, target) => {
    installFakeStripe();
    const { user, shell } = await renderBilling(`/subscribe?returnTo=${returnTo}`, { handlers: READY });
    await formReady();
    await user.click(await payButton());

    await waitFor(() => expect(shell.calls.navigations).toEqual([target]));
  });

  it('is a success also when the server cannot be asked: the provider tells it', async () => {
    installFakeStripe();
    const { user, shell } = await renderBilling('/subscribe', {
      handlers: { ...READY, 'POST /api/sync-subscription': () => new Response('', { status: 502 }) },
    });
    await formReady();
    await user.click(await payButton());

    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Subscription Successful!'));
  });

  it('says in our words that another tab has replaced this checkout', async () => {
    const stripe = installFakeStripe();
    stripe.confirmPayment = async () => ({
      error: {
        message: 'This PaymentIntent could not be confirmed because it has a status of canceled.',
        payment_intent: { status: 'canceled' },
      },
    });
    const { user, shell } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    await user.click(await payButton());

    await waitFor(() => expect(shell.calls.toasts).toHaveLength(1));
    expect(shell.calls.toasts[0]?.description).toMatch(/^This form was replaced .* Nothing was charged\.$/);
  });

  it("does not ask for a second payment while another tab's is on its way", async () => {
    const stripe = installFakeStripe();
    stripe.confirmPayment = async () => ({
      error: { message: 'This PaymentIntent is processing.', payment_intent: { status: 'processing' } },
    });
    const { user, shell } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    await user.click(await payButton());

    await waitFor(() => expect(shell.calls.navigations).toEqual(['/']));
    expect(shell.calls.toasts.every(({ variant }) => variant !== 'destructive')).toBe(true);
  });

  it('is a success also when it was paid a moment ago in another tab', async () => {
    const stripe = installFakeStripe();
    stripe.confirmPayment = async () => ({
      error: { message: 'The payment has already succeeded.', payment_intent: { status: 'succeeded' } },
    });
    const { user, shell } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    await user.click(await payButton());

    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Subscription Successful!'));
  });

  it('does not take a user along who has left while the bank was asked', async () => {
    const stripe = installFakeStripe();
    const { promise, resolve } = Promise.withResolvers<{ paymentIntent: { status: string } }>();
    stripe.confirmPayment = () => promise;
    const { user, shell, unmount } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    await user.click(await payButton());
    unmount();
    resolve({ paymentIntent: { status: 'succeeded' } });

    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Subscription Successful!'));
    expect(shell.calls.navigations).toEqual([]);
  });

  it('is no success yet while the bank works on it', async () => {
    const stripe = installFakeStripe();
    stripe.confirmPayment = async () => ({ paymentIntent: { status: 'processing' } });
    const { user, shell } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    await user.click(await payButton());

    await waitFor(() => expect(shell.calls.toasts[0]?.title).toBe('Payment on its way'));
  });
});

describe('a payment that fails', () => {
  it("[8.checkout.failed] [4.checkout.submit] says 'Payment Failed' with the provider's words, and can be sent again", async () => {
    const stripe = installFakeStripe();
    stripe.confirmPayment = async () => ({ error: { message: 'Your card was declined.' } });
    const { user, shell } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    await user.click(await payButton());

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Payment Failed', description: 'Your card was declined.', variant: 'destructive' },
      ]),
    );
    await formReady();
    stripe.confirmPayment = async () => ({ paymentIntent: { status: 'succeeded' } });
    await user.click(await payButton());
    await waitFor(() => expect(shell.calls.navigations).toEqual(['/']));
  });

  it.each([
    [new Error('The frame is gone.'), 'The frame is gone.'],
    [new Error(''), 'Something went wrong'],
    ['a string', 'Something went wrong'],
  ])("[8.checkout.failed] says 'Payment Error' when Stripe throws %s", async (thrown, description) => {
    const stripe = installFakeStripe();
    stripe.confirmPayment = () => Promise.reject(thrown);
    const { user, shell } = await renderBilling('/subscribe', { handlers: READY });
    await formReady();
    await user.click(await payButton());

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([{ title: 'Payment Error', description, variant: 'destructive' }]),
    );
    await formReady();
  });
});
