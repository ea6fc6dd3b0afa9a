import type { Stripe, StripeElementsOptionsClientSecret } from '@stripe/stripe-js';
import { onTestFinished } from 'vitest';

type Refused = { error: { message: string; payment_intent?: { status: string } } };
type Confirmed = Refused | { paymentIntent: { status: string } };
type Retrieved = { paymentIntent: { status: string; last_payment_error?: { message: string } } };

/** What Stripe answers; a test replaces what it is about. */
export interface FakeStripe {
  confirmPayment(input: { confirmParams: { return_url: string } }): Promise<Confirmed>;
  confirmSetup(): Promise<Refused | { setupIntent: { id: string; status: string } }>;
  handleNextAction(input: { clientSecret: string }): Promise<Confirmed>;
  retrievePaymentIntent(clientSecret: string): Promise<Retrieved>;
  /** The form reports itself ready as soon as it is mounted. @default true */
  isReadyAtOnce: boolean;
  /** Options of each form that was made, as they were last set. */
  readonly forms: StripeElementsOptionsClientSecret[];
  /** Keys that Stripe was opened with. */
  readonly keys: string[];
  /** As if the form had reported it. */
  emit(event: 'ready' | 'loaderror'): void;
}

/** The loader keeps the first `Stripe` it finds, so that one stays, and asks the double of the test at hand. */
let current: FakeStripe | null = null;

/**
 * Puts a double of Stripe.js into the page until the test ends: the form renders nothing, and answers what the test
 * says.
 */
export function installFakeStripe(): FakeStripe {
  const listeners = new Map<string, Set<() => void>>();
  const fake: FakeStripe = {
    confirmPayment: async () => ({ paymentIntent: { status: 'succeeded' } }),
    confirmSetup: async () => ({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
    handleNextAction: async () => ({ paymentIntent: { status: 'succeeded' } }),
    retrievePaymentIntent: async () => ({ paymentIntent: { status: 'succeeded' } }),
    isReadyAtOnce: true,
    forms: [],
    keys: [],
    emit: (event) => listeners.get(event)?.forEach((listener) => listener()),
  };
  const element = {
    on: (event: string, listener: () => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return element;
    },
    off: (event: string, listener: () => void) => {
      listeners.get(event)?.delete(listener);
      return element;
    },
    mount: () => {
      if (fake.isReadyAtOnce) queueMicrotask(() => fake.emit('ready'));
    },
    update: () => undefined,
    destroy: () => undefined,
  };
  current = fake;
  onTestFinished(() => {
    current = null;
  });
  const makeElements = (options: StripeElementsOptionsClientSecret) => {
    const form = { ...options };
    fake.forms.push(form);
    return {
      create: () => element,
      getElement: () => element,
      update: (change: object) => Object.assign(form, change),
    };
  };
  Object.assign(globalThis, { Stripe: Object.assign(open, { version: 'endive' }) });
  makers = { elements: makeElements };
  return fake;
}

let makers: object = {};

function open(key: string): Stripe {
  const refuse = () => Promise.reject(new Error('The test installed no Stripe.'));
  current?.keys.push(key);
  const stripe = {
    createToken: refuse,
    createPaymentMethod: refuse,
    confirmCardPayment: refuse,
    confirmPayment: (input: Parameters<FakeStripe['confirmPayment']>[0]) =>
      current?.confirmPayment(input) ?? refuse(),
    confirmSetup: () => current?.confirmSetup() ?? refuse(),
    handleNextAction: (input: { clientSecret: string }) => current?.handleNextAction(input) ?? refuse(),
    retrievePaymentIntent: (clientSecret: string) => current?.retrievePaymentIntent(clientSecret) ?? refuse(),
    ...makers,
  };
  // Safe because the product calls no other members of it.
  return stripe as unknown as Stripe;
}
