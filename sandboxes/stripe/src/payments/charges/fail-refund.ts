import type { Context } from '../../context.ts';
import { found, invalidRequest } from '../../http/stripe-error.ts';
import type { Refund } from '../../state/wire.ts';
import { emit } from '../../webhooks/emit.ts';
import { chargeOf } from './charges.ts';

/**
 * The bank does not take a refund: days later its money is back at the merchant.
 *
 * @throws StripeError when there is none, or it has failed already
 */
export function failRefund(ctx: Context, id: string): Refund {
  const before = found(ctx.tables.refunds.get(id), 'refund', id);
  if (before.status !== 'succeeded') {
    throw invalidRequest('Only a refund that has succeeded can fail later.');
  }
  const refund = ctx.tables.refunds.put({
    ...before,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  const charge = chargeOf(ctx, typeof before.charge === 'string' ? before.charge : '');
  const after = ctx.tables.charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded - before.amount,
    refunded: false,
  });
  emit(ctx, 'refund.updated', refund, before);
  emit(ctx, 'charge.refund.updated', refund, before);
  emit(ctx, 'refund.failed', refund);
  emit(ctx, 'charge.updated', after, charge);
  return refund;
}
