import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { installFakeStripe } from '../../../testing/fake-stripe.ts';
import { renderBilling } from '../../../testing/render-billing.tsx';

const READY = {
  'POST /api/create-subscription': () => ({ clientSecret: 'pi_1_secret_1', status: 'incomplete' }),
};
const standIn = (scriptUrl: string) => ({
  ...READY,
  'GET /api/billing/config': () => ({ publishableKey: 'pk_test_1', scriptUrl, isSandbox: true }),
});
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="/stand-in"]')];
const formReady = () => screen.findByRole('button', { name: /^Subscribe/ });

it('loads nothing of Stripe before there is something to pay', async () => {
  const stripe = installFakeStripe();
  await renderBilling('/subscribe', {
    handlers: {
      ...standIn('/stand-in-early.js'),
      'POST /api/create-subscription': () => new Promise<never>(() => {}),
    },
  });

  await screen.findByText('Setting up your subscription...');
  expect(scripts()).toEqual([]);
  expect(stripe.keys).toEqual([]);
});

it("runs the server's script first, once, with the nonce of the page", async () => {
  const stripe = installFakeStripe();
  const meta = Object.assign(document.createElement('meta'), { content: 'n0nce' });
  meta.setAttribute('property', 'csp-nonce');
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  await renderBilling('/subscribe', { handlers: standIn('/stand-in.js') });

  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.nonce).toBe('n0nce');
  expect(stripe.keys).toEqual([]);
  act(() => scripts().forEach((script) => fireEvent.load(script)));
  await formReady();
  expect(stripe.keys).toEqual(['pk_test_1']);

  await renderBilling('/subscribe', { handlers: standIn('/stand-in.js') });
  await waitFor(() => expect(stripe.keys).toHaveLength(2));
  expect(scripts()).toHaveLength(1);
  scripts().forEach((script) => script.remove());
});

it('says that the form could not be loaded, and loads it again on Retry', async () => {
  installFakeStripe();
  const { user } = await renderBilling('/subscribe', { handlers: standIn('/stand-in-lost.js') });
  await waitFor(() => expect(scripts()).toHaveLength(1));
  act(() => scripts().forEach((script) => fireEvent.error(script)));

  expect((await screen.findByRole('alert')).textContent).toContain('The payment form could not be loaded');
  expect(scripts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  act(() => scripts().forEach((script) => fireEvent.load(script)));
  await formReady();
  scripts().forEach((script) => script.remove());
});

it('offers a Retry when Stripe does not show its form', async () => {
  const stripe = installFakeStripe();
  stripe.isReadyAtOnce = false;
  const { user } = await renderBilling('/subscribe', { handlers: READY });
  await formReady();
  act(() => stripe.emit('loaderror'));

  await screen.findByRole('alert');
  stripe.isReadyAtOnce = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect((await formReady()).ariaDisabled).toBeNull());
});

it("has the page's colours, also when the theme changes", async () => {
  const { style, dataset } = document.documentElement;
  dataset['theme'] = 'dark';
  style.setProperty('--aic-color-surface', '#111418');
  onTestFinished(() => {
    delete dataset['theme'];
    style.removeProperty('--aic-color-surface');
  });
  const stripe = installFakeStripe();
  await renderBilling('/subscribe', { handlers: READY });
  await formReady();
  expect(stripe.forms[0]?.appearance).toMatchObject({
    theme: 'night',
    variables: { colorBackground: '#111418' },
  });

  style.setProperty('--aic-color-surface', '#ffffff');
  await act(async () => {
    dataset['theme'] = 'light';
  });
  await waitFor(() =>
    expect(stripe.forms[0]?.appearance).toMatchObject({
      theme: 'stripe',
      variables: { colorBackground: '#ffffff' },
    }),
  );
  expect(stripe.forms).toHaveLength(1);
});
