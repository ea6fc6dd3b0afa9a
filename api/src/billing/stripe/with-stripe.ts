import { Stripe } from 'stripe';
import { paymentFailed, paymentsUnavailable } from '../../platform/errors/errors.ts';

/**
 * Passes a call's answer on. What Stripe says of a card is said to the user; everything else is ours to mend.
 * @throws AppError `payment_failed` or `payments_unavailable`
 */
export async function withStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw paymentFailed(error.message);
    if (error instanceof Stripe.errors.StripeError) throw paymentsUnavailable(error);
    throw error;
  }
}

/** Whether Stripe has no such object. @param param the parameter that named it */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);
