import { Stripe } from 'stripe';
import { AppError } from '../../platform/errors/app-error.ts';
import { paymentFailed, paymentsUnavailable } from '../errors/billing-errors.ts';

/**
 * What Stripe says of a card is shown to the user (`payment_failed`); everything else is ours to fix
 * (`payments_unavailable`).
 */
export function toAppError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) return paymentFailed(error.message);
  return error instanceof Stripe.errors.StripeError ? paymentsUnavailable(error) : error;
}

/** Whether the card was refused. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'payment_failed';

/** Whether Stripe refuses the call in the state that its object is in. */
export const isRefused = (error: unknown): boolean => refusalOf(error) !== null;

/** Whether Stripe has no such object. @param param the parameter that named it */
export function isMissing(error: unknown, param?: string): boolean {
  const refusal = refusalOf(error);
  return refusal?.code === 'resource_missing' && (param === undefined || refusal.param === param);
}

function refusalOf(error: unknown): Stripe.errors.StripeInvalidRequestError | null {
  const cause = error instanceof AppError ? error.cause : null;
  return cause instanceof Stripe.errors.StripeInvalidRequestError ? cause : null;
}
