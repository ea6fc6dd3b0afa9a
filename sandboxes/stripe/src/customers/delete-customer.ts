import type { Context } from '../context.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { emit } from '../webhooks/emit.ts';
import { customerOf } from './customer-of.ts';

/** Deletes the customer and ends his subscriptions at once. Invoices and payments stay. */
export function deleteCustomer(ctx: Context, id: string): { id: string; object: 'customer'; deleted: true } {
  const customer = customerOf(ctx, id);
  for (const subscription of ctx.tables.subscriptions.where(
    (row) => row.customer === id && row.ended_at === null,
  )) {
    endSubscription(ctx, subscription, 'cancellation_requested');
  }
  ctx.tables.customers.delete(id);
  emit(ctx, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}
