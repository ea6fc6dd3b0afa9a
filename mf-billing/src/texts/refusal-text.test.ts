import { expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

const RAW =
  "This PaymentIntent's payment_method could not be updated because it has a status of canceled. You may only update the payment_method of a PaymentIntent with one of the following statuses: requires_payment_method.";

it.each([
  { code: 'payment_intent_unexpected_state', message: RAW },
  { code: 'setup_intent_unexpected_state', message: 'You cannot confirm this SetupIntent.' },
  { message: RAW },
])('says what happened to a replaced checkout, what to do and that nothing was charged: %o', (refusal) => {
  expect(refusalText(refusal)).toBe(
    'This form was replaced by a newer one, perhaps in another tab. Please reload the page and try again. Nothing was charged.',
  );
});

it("leaves a card's refusal in Stripe's words", () => {
  expect(refusalText({ code: 'card_declined', message: 'Your card was declined.' })).toBe(
    'Your card was declined.',
  );
  expect(refusalText({})).toBe('Something went wrong');
});
