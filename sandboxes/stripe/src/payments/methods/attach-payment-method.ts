import type { Context } from '../../context.ts';
import { cardError } from '../../http/stripe-error.ts';
import type { PaymentMethod } from '../../state/wire.ts';
import { emit } from '../../webhooks/emit.ts';
import { authorizeCard } from './authorize-card.ts';
import { usablePaymentMethod } from './usable-payment-method.ts';

/**
 * Attaches a card to a customer; Stripe asks the bank for it.
 *
 * @throws StripeError 402 when the bank refuses
 */
export function attachPaymentMethod(ctx: Context, id: string, customer: string): PaymentMethod {
  const method = usablePaymentMethod(ctx, id, customer);
  const response = authorizeCard(ctx, method, { isAuthenticated: true, isCharge: false });
  if (response.kind === 'declined') {
    const { message, ...details } = response.decline;
    throw cardError(message, details);
  }
  return linkToCustomer(ctx, method, customer);
}

/** Attaches without asking, after a payment or set-up that succeeded. */
export function linkToCustomer(ctx: Context, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) {
    return method;
  }
  const attached = ctx.tables.payment_methods.put({ ...method, customer });
  emit(ctx, 'payment_method.attached', attached);
  return attached;
}
