import type { Context } from '../../context.ts';
import { found } from '../../http/stripe-error.ts';
import type { PaymentMethod } from '../../state/wire.ts';

/** @throws StripeError 404 */
export function paymentMethodOf(ctx: Context, id: string, param = 'id'): PaymentMethod {
  return found(ctx.tables.payment_methods.get(id), 'PaymentMethod', id, param);
}
