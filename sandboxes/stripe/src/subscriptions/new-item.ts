import type { RecurringPrice } from '../catalog/price-of.ts';
import { newId } from '../state/new-id.ts';
import type { Plan, SubscriptionItem } from '../state/wire.ts';

export interface ItemOf {
  subscription: string;
  created: number;
  start: number;
  end: number;
  quantity: number;
  metadata: Record<string, string>;
}

export function newItem(price: RecurringPrice, of: ItemOf): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: of.created,
    current_period_end: of.end,
    current_period_start: of.start,
    current_trial: null,
    discounts: [],
    metadata: of.metadata,
    plan: planOf(price),
    price,
    quantity: of.quantity,
    subscription: of.subscription,
    tax_rates: [],
  };
}

/** The price in the shape of Stripe's older plans, which items still carry. */
export function planOf(price: RecurringPrice): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
