import type { Context } from '../../context.ts';
import { missing } from '../../http/stripe-error.ts';
import type { PaymentMethod } from '../../state/wire.ts';

/** @throws StripeError 404 */
export function paymentMethodOf(ctx: Context, id: string, param = 'id'): PaymentMethod {
  const method = ctx.tables.payment_methods.get(id);
  if (method === undefined) {
    throw missing('PaymentMethod', id, param);
  }
  return method;
}
