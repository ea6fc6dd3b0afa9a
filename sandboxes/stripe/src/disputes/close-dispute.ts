import type { Context } from '../context.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import type { Dispute } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';

/**
 * Decides a dispute. A dispute that is won gives the amount back.
 *
 * @throws StripeError when it is decided already
 */
export function closeDispute(ctx: Context, before: Dispute, result: 'won' | 'lost'): Dispute {
  if (before.status === 'won' || before.status === 'lost') {
    throw invalidRequest('This dispute is already closed.');
  }
  const after = ctx.tables.disputes.put({ ...before, status: result });
  emit(ctx, 'charge.dispute.closed', after);
  if (result === 'won') {
    emit(ctx, 'charge.dispute.funds_reinstated', after);
  }
  return after;
}
