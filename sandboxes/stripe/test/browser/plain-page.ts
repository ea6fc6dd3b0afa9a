import type { Stripe } from '@stripe/stripe-js';

declare global {
  var Stripe: ((key: string) => Stripe) | undefined;
}

/** What a page without React does with a Card Element, step by step. Runs in the browser. */
export async function payWithCardElement(clientSecret: string): Promise<unknown> {
  const stripe = globalThis.Stripe?.('pk_test_sandbox');
  const place = document.createElement('div');
  document.body.append(place);
  const element = stripe?.elements().create('card');
  const events: string[] = [];
  if (stripe === undefined || element === undefined) {
    return 'There is no Stripe.';
  }
  const ready = new Promise((resolve) => element.once('ready', resolve));
  element.on('change', ({ complete }) => events.push(complete ? 'complete' : 'incomplete'));
  element.mount(place);
  await ready;
  const early = await stripe.createPaymentMethod({ type: 'card', card: element });
  place.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('.fill')?.click();
  const { paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card: element });
  const paid = await stripe.confirmCardPayment(clientSecret, { payment_method: paymentMethod?.id ?? '' });
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  element.clear();
  element.destroy();
  return {
    early: early.error?.code,
    paid: paid.paymentIntent?.status,
    retrieved: paymentIntent?.status,
    card: paymentMethod?.card?.last4,
    events,
    left: place.childElementCount,
  };
}
