/** What Stripe says of a payment or a card that it did not take. */
interface Refusal {
  code?: string | undefined;
  message?: string | undefined;
}

const REPLACED =
  'This form was replaced by a newer one, perhaps in another tab. Please reload the page and try again. Nothing was charged.';

/**
 * Its words for the user. Those about a card are Stripe's own; those about its objects are for developers, and come
 * when a checkout was begun anew elsewhere, which ends the payment of this one.
 */
export function refusalText({ code, message }: Refusal, otherwise = 'Something went wrong'): string {
  const isReplaced =
    code?.endsWith('_intent_unexpected_state') === true || /\b(?:Payment|Setup)Intent\b/.test(message ?? '');
  return isReplaced ? REPLACED : (message ?? otherwise);
}
