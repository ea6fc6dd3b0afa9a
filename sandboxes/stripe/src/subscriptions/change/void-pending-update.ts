import type { Context } from '../../context.ts';
import { voidInvoice } from '../../invoices/void-invoice.ts';
import type { Subscription } from '../../state/wire.ts';

/** Gives up a change that waits for its payment: it was not paid in time, or another change takes its place. */
export function voidPendingUpdate(ctx: Context, { id }: Subscription): void {
  const invoice = ctx.tables.invoices.get(ctx.tables.billing.get(id)?.pendingUpdateInvoice);
  if (invoice?.status === 'open') {
    voidInvoice(ctx, invoice);
  }
}
