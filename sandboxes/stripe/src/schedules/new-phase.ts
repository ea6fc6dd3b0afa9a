import type { SubscriptionSchedule } from '../state/wire.ts';
import type { PhaseParams } from './params.ts';

type Phase = SubscriptionSchedule['phases'][number];

export interface PhaseOf extends Partial<
  Pick<PhaseParams, 'billing_cycle_anchor' | 'default_payment_method' | 'metadata' | 'proration_behavior'>
> {
  currency: string;
  /** Unix seconds. */
  start: number;
  end: number;
  items: PhaseParams['items'];
}

export function newPhase(of: PhaseOf): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: of.billing_cycle_anchor ?? null,
    billing_thresholds: null,
    collection_method: null,
    currency: of.currency,
    default_payment_method: of.default_payment_method ?? null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: of.end,
    invoice_settings: null,
    items: of.items.map((item) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: item.metadata ?? {},
      plan: item.price,
      price: item.price,
      quantity: item.quantity ?? 1,
      tax_rates: [],
    })),
    metadata: of.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: of.proration_behavior ?? 'create_prorations',
    start_date: of.start,
    transfer_data: null,
    trial_end: null,
  };
}
