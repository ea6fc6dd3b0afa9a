import type { Context } from '../../context.ts';
import type { Invoice } from '../../state/wire.ts';
import { emit } from '../../webhooks/emit.ts';
import { subscriptionIdOf } from '../subscription-of.ts';

/** A change that waited for this invoice will not happen: without its bill it is gone. */
export function dropPendingUpdate(ctx: Context, invoice: Invoice): void {
  const before = ctx.tables.subscriptions.get(subscriptionIdOf(invoice));
  if (before === undefined || ctx.tables.billing.get(before.id)?.pendingUpdateInvoice !== invoice.id) {
    return;
  }
  ctx.tables.billing.delete(before.id);
  const after = ctx.tables.subscriptions.put({ ...before, pending_update: null });
  emit(ctx, 'customer.subscription.updated', after, before);
  emit(ctx, 'customer.subscription.pending_update_expired', after);
}
