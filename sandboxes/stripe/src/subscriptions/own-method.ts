import type { Context } from '../context.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { usablePaymentMethod } from '../payments/methods/usable-payment-method.ts';

/** @throws StripeError when the payment method is not attached to the customer */
export function ownMethod(ctx: Context, id: string, customer: string): string {
  const method = usablePaymentMethod(ctx, id, customer);
  if (method.customer !== customer) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'default_payment_method' },
    );
  }
  return method.id;
}
