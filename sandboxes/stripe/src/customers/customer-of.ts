import type { Context } from '../context.ts';
import { found } from '../http/stripe-error.ts';
import type { Customer } from '../state/wire.ts';

/** @throws StripeError 404 */
export function customerOf(ctx: Context, id: string, param = 'id'): Customer {
  return found(ctx.tables.customers.get(id), 'customer', id, param);
}

/** The time of the customer's test clock, or the real one. Unix seconds. */
export function customerNow(ctx: Context, customer: string | null): number {
  return ctx.now(ctx.tables.customers.get(customer)?.test_clock ?? null);
}
