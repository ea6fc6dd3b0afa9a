import { type RecurringPrice, recurringPriceOf } from '../../catalog/price-of.ts';
import type { Context } from '../../context.ts';
import { invalidRequest, missing } from '../../http/stripe-error.ts';
import type { Subscription, SubscriptionItem } from '../../state/wire.ts';
import { newItem, planOf } from '../new-item.ts';
import type { ItemParams } from '../params.ts';
import { currentPeriod } from '../subscription-of.ts';

/** What became of one item: `before` is null for a new one, `after` for one that was taken away. */
export interface ItemChange {
  before: SubscriptionItem | null;
  after: SubscriptionItem | null;
}

/**
 * Every item of the subscription with what a request makes of it.
 *
 * @throws StripeError when an item or price does not exist, or nothing is left
 */
export function changeItems(
  ctx: Context,
  subscription: Subscription,
  wanted: readonly ItemParams[],
  now: number,
): ItemChange[] {
  const items = subscription.items.data;
  for (const [index, { id }] of wanted.entries()) {
    if (id !== undefined && !items.some((item) => item.id === id)) {
      throw missing('subscription item', id, `items[${index}][id]`);
    }
  }
  const kept = items.map((item): ItemChange => {
    const index = wanted.findIndex((params) => params.id === item.id);
    const params = wanted[index];
    return { before: item, after: params === undefined ? item : changed(ctx, item, params, index) };
  });
  const added = wanted.flatMap((params, index): ItemChange[] =>
    params.id === undefined ? [{ before: null, after: add(ctx, subscription, params, index, now) }] : [],
  );
  const changes = [...kept, ...added];
  if (changes.every(({ after }) => after === null)) {
    throw invalidRequest('A subscription must have at least one active plan.', { param: 'items' });
  }
  return changes;
}

function changed(
  ctx: Context,
  item: SubscriptionItem,
  params: ItemParams,
  index: number,
): SubscriptionItem | null {
  if (params.deleted === true) {
    return null;
  }
  const price =
    params.price === undefined ? null : recurringPriceOf(ctx, params.price, `items[${index}][price]`);
  return {
    ...item,
    ...(price !== null && { price, plan: planOf(price) }),
    quantity: params.quantity ?? item.quantity ?? 1,
    metadata: { ...item.metadata, ...params.metadata },
  };
}

function add(
  ctx: Context,
  subscription: Subscription,
  params: ItemParams,
  index: number,
  now: number,
): SubscriptionItem {
  const param = `items[${index}][price]`;
  if (params.price === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const price: RecurringPrice = recurringPriceOf(ctx, params.price, param);
  const duplicate = subscription.items.data.find((item) => item.price.id === price.id);
  if (duplicate !== undefined) {
    throw invalidRequest(`Cannot add multiple subscription items with the same plan: ${price.id}`, { param });
  }
  const { start, end } = currentPeriod(subscription);
  return newItem(price, {
    subscription: subscription.id,
    created: now,
    start,
    end,
    quantity: params.quantity ?? 1,
    metadata: params.metadata ?? {},
  });
}
