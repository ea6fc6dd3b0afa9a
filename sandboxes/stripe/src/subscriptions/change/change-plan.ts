import { periodEndAfter } from '../../clock/billing-period.ts';
import type { Context } from '../../context.ts';
import { invalidRequest } from '../../http/stripe-error.ts';
import { regularLine } from '../../invoices/lines.ts';
import type { InvoiceLine, Subscription, SubscriptionItem } from '../../state/wire.ts';
import type { ItemParams, UpdateParams } from '../params.ts';
import { currentPeriod, subscriptionOf } from '../subscription-of.ts';
import { changeItems, type ItemChange } from './change-items.ts';
import { prorate } from './prorate.ts';
import { voidPendingUpdate } from './void-pending-update.ts';

export interface PlanChange {
  items: readonly ItemParams[];
  prorationBehavior: UpdateParams['proration_behavior'];
  /** Unix seconds. */
  prorationDate: number;
  resetsAnchor: boolean;
}

export interface ChangedPlan {
  subscription: Subscription;
  /** The change is invoiced now, not with the next period. */
  isBilledNow: boolean;
  /** Besides prorations: a period that begins now. */
  lines: InvoiceLine[];
}

/**
 * Gives a subscription other items, with their prorations as pending invoice items. Another interval, or a new
 * anchor, begins a new period now, which is billed at once. A change that still waits for its payment is replaced.
 *
 * @throws StripeError when the items cannot be changed so, or the proration's date is outside the current period
 */
export function changePlan(ctx: Context, found: Subscription, change: PlanChange, now: number): ChangedPlan {
  voidPendingUpdate(ctx, found);
  const before = subscriptionOf(ctx, found.id);
  const { start, end } = currentPeriod(before);
  if (change.prorationDate < start || change.prorationDate > end) {
    throw invalidRequest('Invalid proration_date: must be within the current billing period.', {
      param: 'proration_date',
    });
  }
  const changes = changeItems(ctx, before, change.items, now);
  const startsPeriod = change.resetsAnchor || changes.some(isOtherInterval);
  const isProrated = change.prorationBehavior !== 'none';
  if (isProrated) {
    prorate(ctx, before, changes, change.prorationDate, { isCreditOnly: startsPeriod });
  }
  const kept = changes.flatMap(({ after }) => (after === null ? [] : [after]));
  const items = startsPeriod ? kept.map((item) => inNewPeriod(item, now)) : kept;
  const subscription = ctx.tables.subscriptions.put({
    ...before,
    ...(startsPeriod && { billing_cycle_anchor: now }),
    items: { ...before.items, data: items },
  });
  return {
    subscription,
    isBilledNow: startsPeriod || change.prorationBehavior === 'always_invoice',
    lines: startsPeriod ? items.map((item) => regularLine(ctx, subscription, item)) : [],
  };
}

function isOtherInterval({ before, after }: ItemChange): boolean {
  const [old, wanted] = [before?.price.recurring, after?.price.recurring];
  return (
    old !== undefined &&
    wanted !== undefined &&
    (old?.interval !== wanted?.interval || old?.interval_count !== wanted?.interval_count)
  );
}

function inNewPeriod(item: SubscriptionItem, now: number): SubscriptionItem {
  const { recurring } = item.price;
  return {
    ...item,
    current_period_start: now,
    current_period_end: recurring === null ? item.current_period_end : periodEndAfter(now, now, recurring),
  };
}
