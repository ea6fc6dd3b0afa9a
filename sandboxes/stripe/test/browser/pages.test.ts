import type { Browser, Page } from 'playwright';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StripeSandbox, startStripeSandbox } from '../../src/index.ts';
import { sandboxOfFile } from '../sandbox-of-file.ts';
import { clientOf } from '../stripe-client.ts';
import { newSubscriber } from '../subscriber.ts';
import { launchChromium, violations } from './launch-chromium.ts';
import { startMerchantPage } from './merchant-page.ts';
import { payWithCardElement } from './plain-page.ts';

/** One browser and one page for all of the file: starting them takes longer than most tests. */
let browser: Browser;
let page: Page;
let problems: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  // A context of its own, as axe wants it.
  page = await (await browser.newContext()).newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
});

afterAll(() => browser.close());

beforeEach(() => {
  problems = [];
});

describe('the stand-in Stripe.js under the real React library and a strict content policy', () => {
  let sandbox: StripeSandbox;
  let merchant: Awaited<ReturnType<typeof startMerchantPage>>;
  let stripe: Stripe;

  beforeAll(async () => {
    sandbox = await startStripeSandbox({ port: 0 });
    merchant = await startMerchantPage(sandbox.url);
    stripe = clientOf(sandbox);
  });

  afterAll(async () => {
    await merchant.stop();
    await sandbox.stop();
  });

  const open = async (secret: string | null, theme = 'light'): Promise<void> => {
    await page.goto(`${merchant.url}/?theme=${theme}&secret=${secret ?? ''}`);
    await page.getByLabel('Events').getByText('ready').waitFor();
  };

  const pay = async (number: string): Promise<void> => {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiration date').fill('1234');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay now' }).click();
  };

  const newPayment = async (): Promise<Stripe.PaymentIntent> => {
    const customer = await stripe.customers.create();
    return stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      customer: customer.id,
      setup_future_usage: 'off_session',
    });
  };

  const resultText = () => page.getByLabel('Result').textContent();
  const eventsText = () => page.getByLabel('Events').textContent();

  it('pays with a card that works, and the page sees the form become ready and complete', async () => {
    const intent = await newPayment();
    await open(intent.client_secret);
    await page.getByLabel('Card number').pressSequentially('4242424242424242');
    await page.getByLabel('Expiration date').pressSequentially('1234');
    await page.getByLabel('Security code').pressSequentially('123');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect.poll(resultText).toBe('done: succeeded');
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await page.getByLabel('Expiration date').inputValue()).toBe('12 / 34');
    expect(await eventsText()).toBe('ready focus complete blur');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    expect(problems).toEqual([]);
  });

  it("answers refused cards with Stripe's words, and the next card pays", async () => {
    const intent = await newPayment();
    await open(intent.client_secret);
    for (const [number, words] of [
      ['4000000000000002', 'card_error card_declined Your card was declined.'],
      ['4000000000009995', 'card_error card_declined Your card has insufficient funds.'],
      ['4000000000000069', 'card_error expired_card Your card has expired.'],
      ['4000000000000127', "card_error incorrect_cvc Your card's security code is incorrect."],
    ] as const) {
      await pay(number);
      await expect.poll(resultText).toBe(words);
    }
    await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect.poll(resultText).toBe('done: succeeded');
  });

  it('sends nothing while a field is wrong, says which, and moves there', async () => {
    const intent = await newPayment();
    await open(intent.client_secret);
    await page.getByLabel('Card number').fill('4242424242424241');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect.poll(resultText).toContain('validation_error invalid_number Your card number is invalid.');
    const alerts = await page.getByRole('alert').filter({ hasText: 'Your card' }).allTextContents();
    expect(alerts).toEqual([
      'Your card number is invalid.',
      "Your card's expiration date is incomplete.",
      "Your card's security code is incomplete.",
    ]);
    expect(await page.getByLabel('Card number').evaluate((field) => field.matches(':focus'))).toBe(true);
    expect((await stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull();
  });

  it('shows the 3D Secure page, which is accessible and keeps the focus, and pays when it is completed', async () => {
    const intent = await newPayment();
    await open(intent.client_secret);
    await pay('4000002500003155');
    const dialog = page.getByRole('dialog', { name: '3D Secure 2 Test Page' });
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    for (const name of ['Fail authentication', 'Complete authentication']) {
      await page.keyboard.press('Tab');
      expect(await dialog.getByRole('button', { name }).evaluate((button) => button.matches(':focus'))).toBe(
        true,
      );
    }
    await page.keyboard.press('Enter');
    await expect.poll(resultText).toBe('done: succeeded');
    expect(problems).toEqual([]);
  });

  it('charges nothing when Escape fails the 3D Secure page', async () => {
    const intent = await newPayment();
    await open(intent.client_secret);
    await pay('4000002760003184');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(resultText).toContain('payment_intent_authentication_failure');
    expect(await resultText()).toContain(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    );
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });

  it('lets a page authenticate a payment that its server confirmed', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    await open(intent.client_secret);
    await page.getByRole('button', { name: 'Authenticate' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect.poll(resultText).toBe('done: succeeded');
  });

  it('sends the page to its return address with the payment, unless it asks to stay', async () => {
    const intent = await newPayment();
    await page.goto(`${merchant.url}/?leave&secret=${intent.client_secret ?? ''}`);
    await page.getByLabel('Events').getByText('ready').waitFor();
    await pay('4242424242424242');
    await page.waitForURL('**/returned?*');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
  });

  it('saves a card for later', async () => {
    const customer = await stripe.customers.create();
    const intent = await stripe.setupIntents.create({ customer: customer.id });
    await open(intent.client_secret);
    await pay('4000000000000341');
    await expect.poll(resultText).toBe('done: succeeded');
    const saved = await stripe.paymentMethods.list({ customer: customer.id });
    expect(saved.data.map(({ card }) => card?.last4)).toEqual(['0341']);
  });

  it('takes a card with the older Card Element, a payment method and confirmCardPayment', async () => {
    const intent = await newPayment();
    await open(intent.client_secret);
    const outcome = await page.evaluate(payWithCardElement, intent.client_secret ?? '');
    expect(outcome).toEqual({
      early: 'incomplete_number',
      paid: 'succeeded',
      retrieved: 'succeeded',
      card: '4242',
      // One for each field that is filled in, and one for each that is cleared.
      events: ['incomplete', 'incomplete', 'complete', 'incomplete', 'incomplete', 'incomplete'],
      left: 0,
    });
  });

  it('reports an intent that is over as a load error', async () => {
    const intent = await newPayment();
    await stripe.paymentIntents.cancel(intent.id);
    await page.goto(`${merchant.url}/?secret=${intent.client_secret ?? ''}`);
    await expect.poll(eventsText).toContain('loaderror This PaymentIntent is in a terminal state');
  });

  it.each([
    ['light', 'every rule'],
    // The other rules do not depend on the colours.
    ['dark', 'contrast'],
  ] as const)(
    'axe finds nothing in the %s form (%s), also with its errors and other cards shown',
    async (theme, rules) => {
      const intent = await newPayment();
      await open(intent.client_secret, theme);
      await page.getByText('Other test cards').click();
      await page.getByLabel('Card number').fill('4242424242424241');
      await page.getByRole('button', { name: 'Pay now' }).click();
      await page.getByText('Your card number is invalid.').first().waitFor();
      expect(await violations(page, rules)).toEqual([]);
    },
  );

  it('takes over a new appearance while it is shown', async () => {
    const intent = await newPayment();
    await open(intent.client_secret);
    const background = () =>
      page.getByLabel('Card number').evaluate((field) => getComputedStyle(field).backgroundColor);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await background()).toBe('rgb(17, 20, 24)');
  });
});

describe('the dashboard', () => {
  const get = sandboxOfFile();

  it('lists what there is, accessibly, and its buttons advance a clock, renew, dispute and refund', async () => {
    const { sandbox, stripe } = get();
    const { customer } = await newSubscriber(stripe);
    await page.goto(sandbox.url);
    expect(await page.getByRole('cell', { name: customer.id }).count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    const statuses = async () =>
      (await stripe.invoices.list({ customer: customer.id })).data.map(({ status }) => status);
    await page.getByRole('button', { name: /^Advance/ }).click();
    await page.waitForURL(`${sandbox.url}/`);
    await expect.poll(statuses).toEqual(['paid', 'paid']);
    await page.getByRole('button', { name: /^Renew now/ }).click();
    await expect.poll(statuses).toEqual(['paid', 'paid', 'paid']);
    await page
      .getByRole('button', { name: /^Dispute/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Win/ }).click();
    await expect.poll(async () => (await stripe.disputes.list()).data[0]?.status).toBe('won');
    await page
      .getByRole('button', { name: /^Refund/ })
      .first()
      .click();
    await expect.poll(() => sandbox.counts().refunds).toBe(1);
  });

  it("has a page for each invoice and receipt, where the objects' links lead", async () => {
    const { stripe } = get();
    const { customer } = await newSubscriber(stripe);
    const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
    await page.goto(invoice?.hosted_invoice_url ?? '');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      `Invoice ${invoice?.number ?? ''}`,
    );
    expect(await page.getByText('Plan 1000').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
    await page.goto(charge?.receipt_url ?? '');
    expect(await page.getByText('Paid with visa 4242').count()).toBe(1);
  });
});
