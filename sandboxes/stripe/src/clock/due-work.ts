import type { Context } from '../context.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { intentOfInvoice } from '../invoices/invoice-of.ts';
import { RETRY_DAYS, markFailed } from '../invoices/mark-failed.ts';
import { methodOf, payInvoice } from '../invoices/pay-invoice.ts';
import { advanceSchedule } from '../schedules/advance-schedule.ts';
import type { Invoice, Subscription, SubscriptionSchedule } from '../state/wire.ts';
import { voidPendingUpdate } from '../subscriptions/change/void-pending-update.ts';
import { endSubscription, expireSubscription } from '../subscriptions/end-subscription.ts';
import { renewSubscription } from '../subscriptions/renew-subscription.ts';
import { currentPeriod, isEnded, subscriptionIdOf } from '../subscriptions/subscription-of.ts';
import { emit } from '../webhooks/emit.ts';

/** Something that happens by itself at a time (Unix seconds). */
export interface DueWork {
  /** The same for the same work, whenever it is asked for. */
  key: string;
  at: number;
  run: (ctx: Context) => void;
}

const INCOMPLETE_SECONDS = 23 * 3600;

/** All that lies ahead for the objects of a test clock, or of the real one (null). */
export function dueWork(ctx: Context, clock: string | null): DueWork[] {
  const isOnClock = (row: { test_clock: string | null }): boolean => (row.test_clock ?? null) === clock;
  // A phase begins before the period that it prices, and both before the bill of the period.
  return [
    ...ctx.tables.schedules.where(isOnClock).flatMap(ofSchedule),
    ...ctx.tables.subscriptions.where((row) => isOnClock(row) && !isEnded(row)).flatMap(ofSubscription),
    ...ctx.tables.invoices.where(isOnClock).flatMap(ofInvoice),
  ];
}

function ofSchedule(schedule: SubscriptionSchedule): DueWork[] {
  return schedule.status === 'active' && schedule.current_phase !== null
    ? [
        {
          key: `phase of ${schedule.id}`,
          at: schedule.current_phase.end_date,
          run: (ctx) => advanceSchedule(ctx, schedule),
        },
      ]
    : [];
}

function ofSubscription(subscription: Subscription): DueWork[] {
  if (subscription.status === 'incomplete') {
    return [
      {
        key: `expiry of ${subscription.id}`,
        at: subscription.created + INCOMPLETE_SECONDS,
        run: (ctx) => void expireSubscription(ctx, subscription),
      },
    ];
  }
  const { end } = currentPeriod(subscription);
  const work: DueWork[] = [];
  const resumesAt = subscription.pause_collection?.resumes_at ?? null;
  if (resumesAt !== null) {
    work.push({
      key: `payments of ${subscription.id}`,
      at: resumesAt,
      run: (ctx) => resumeCollection(ctx, subscription),
    });
  }
  if (subscription.pending_update !== null) {
    work.push({
      key: `pending update of ${subscription.id}`,
      at: subscription.pending_update.expires_at,
      run: (ctx) => voidPendingUpdate(ctx, subscription),
    });
  }
  if (subscription.cancel_at !== null && subscription.cancel_at <= end) {
    work.push({
      key: `end of ${subscription.id}`,
      at: subscription.cancel_at,
      run: (ctx) => void endSubscription(ctx, subscription, 'cancellation_requested'),
    });
  } else {
    work.push({
      key: `renewal of ${subscription.id}`,
      at: end,
      run: (ctx) => void renewSubscription(ctx, subscription),
    });
  }
  return work;
}

function resumeCollection(ctx: Context, subscription: Subscription): void {
  const resumed = ctx.tables.subscriptions.put({ ...subscription, pause_collection: null });
  emit(ctx, 'customer.subscription.updated', resumed, subscription);
}

function ofInvoice(invoice: Invoice): DueWork[] {
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return [
      {
        key: `finalizing ${invoice.id}`,
        at: invoice.automatically_finalizes_at,
        run: (ctx) => finalizeAndCollect(ctx, invoice),
      },
    ];
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    return [
      {
        key: `payment of ${invoice.id}`,
        at: invoice.next_payment_attempt,
        run: (ctx) => collect(ctx, invoice),
      },
    ];
  }
  return [];
}

function finalizeAndCollect(ctx: Context, draft: Invoice): void {
  const invoice = finalizeInvoice(ctx, draft);
  if (invoice.status === 'open') {
    collect(ctx, invoice);
  }
}

function collect(ctx: Context, invoice: Invoice): void {
  if (methodOf(ctx, invoice) === null || intentOfInvoice(ctx, invoice.id) === undefined) {
    markFailed(ctx, invoice, { isAutomatic: true, needsAction: false });
  } else {
    payInvoice(ctx, invoice, { isAutomatic: true });
  }
  const tried = ctx.tables.invoices.get(invoice.id);
  if (tried?.status === 'open' && tried.attempt_count > RETRY_DAYS.length) {
    giveUp(ctx, tried);
  }
}

/** The last retry failed. */
function giveUp(ctx: Context, invoice: Invoice): void {
  const subscription = ctx.tables.subscriptions.get(subscriptionIdOf(invoice));
  ctx.tables.invoices.put({ ...invoice, next_payment_attempt: null });
  if (subscription?.status !== 'past_due') {
    return;
  }
  if (ctx.afterRetries === 'cancel') {
    endSubscription(ctx, subscription, 'payment_failed');
  } else {
    const unpaid = ctx.tables.subscriptions.put({ ...subscription, status: 'unpaid' });
    emit(ctx, 'customer.subscription.updated', unpaid, subscription);
  }
}
