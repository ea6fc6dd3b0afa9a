import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import type { Invoice } from '../state/wire.ts';
import { subscriptionIdOf } from '../subscriptions/subscription-of.ts';
import { emit } from '../webhooks/emit.ts';

const DAY = 86_400;

/** Days from one attempt at a renewal to the next; after the last one the subscription ends. */
export const RETRY_DAYS = [3, 5, 7] as const;

/**
 * An attempt to pay came to nothing, or waits for the cardholder.
 *
 * @param isAutomatic the sandbox tried by itself, so it tries again after some days
 */
export function markFailed(
  ctx: Context,
  open: Invoice,
  { isAutomatic, needsAction }: { isAutomatic: boolean; needsAction: boolean },
): Invoice {
  const attempts = open.attempt_count + 1;
  const retryDays = RETRY_DAYS[attempts - 1];
  const now = customerNow(ctx, open.customer);
  const next = retryDays === undefined ? null : now + retryDays * DAY;
  const after = ctx.tables.invoices.put({
    ...open,
    attempt_count: attempts,
    attempted: true,
    ...(isAutomatic && { next_payment_attempt: next }),
  });
  if (needsAction) {
    emit(ctx, 'invoice.payment_action_required', after);
  }
  emit(ctx, 'invoice.payment_failed', after);
  emit(ctx, 'invoice.updated', after, open);
  becomePastDue(ctx, after);
  return after;
}

/** A subscription that was paid for until now is past due with its newest invoice. */
export function becomePastDue(ctx: Context, invoice: Invoice): void {
  const before = ctx.tables.subscriptions.get(subscriptionIdOf(invoice));
  if (before?.status === 'active' && before.latest_invoice === invoice.id && before.pending_update === null) {
    const after = ctx.tables.subscriptions.put({ ...before, status: 'past_due' });
    emit(ctx, 'customer.subscription.updated', after, before);
  }
}
