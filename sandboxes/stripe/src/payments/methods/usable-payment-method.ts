import type { Context } from '../../context.ts';
import { invalidRequest } from '../../http/stripe-error.ts';
import type { PaymentMethod } from '../../state/wire.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { paymentMethodOf } from './payment-method-of.ts';
import { cardByReadyId } from './test-cards.ts';

/**
 * The payment method of an id; one of Stripe's ready test ids (`pm_card_visa`) makes a new one.
 *
 * @param customer whose payment it is, or null
 * @throws StripeError when there is none, or it belongs to another customer
 */
export function usablePaymentMethod(ctx: Context, id: string, customer: string | null): PaymentMethod {
  const ready = cardByReadyId(id);
  if (ready !== undefined) {
    return createPaymentMethod(ctx, { type: 'card', card: { number: ready.number } });
  }
  const method = paymentMethodOf(ctx, id, 'payment_method');
  if (method.customer !== null && method.customer !== customer) {
    throw invalidRequest(
      `The provided PaymentMethod (${id}) belongs to another Customer. You must use the PaymentMethod with the Customer that it is attached to.`,
      { code: 'payment_method_unexpected_state', param: 'payment_method' },
    );
  }
  return method;
}
