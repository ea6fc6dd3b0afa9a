import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import type { SubscriptionSchedule } from '../state/wire.ts';
import { changePlan } from '../subscriptions/change/change-plan.ts';
import { invoiceChange } from '../subscriptions/change/invoice-change.ts';
import type { ItemParams } from '../subscriptions/params.ts';
import { isEnded } from '../subscriptions/subscription-of.ts';
import { emit } from '../webhooks/emit.ts';

type Phase = SubscriptionSchedule['phases'][number];

/** Gives the subscription a phase's items. At a period's end nothing is left to prorate. */
export function enterPhase(ctx: Context, schedule: SubscriptionSchedule, phase: Phase): void {
  const before = ctx.tables.subscriptions.get(schedule.subscription);
  if (before === undefined || isEnded(before)) {
    return;
  }
  const now = customerNow(ctx, schedule.customer);
  const named = ctx.tables.subscriptions.put({
    ...before,
    metadata: { ...before.metadata, ...phase.metadata },
    ...(phase.default_payment_method !== null && { default_payment_method: phase.default_payment_method }),
  });
  const changed = changePlan(
    ctx,
    named,
    {
      items: itemsOf(phase, named.items.data),
      prorationBehavior: prorationOf(phase),
      prorationDate: now,
      resetsAnchor: phase.billing_cycle_anchor === 'phase_start',
    },
    now,
  );
  if (changed.isBilledNow) {
    invoiceChange(ctx, before, changed, 'allow_incomplete');
  } else {
    emit(ctx, 'customer.subscription.updated', changed.subscription, before);
  }
}

function prorationOf(phase: Phase): 'none' | 'create_prorations' | 'always_invoice' {
  switch (phase.proration_behavior) {
    case 'none':
      return 'none';
    case 'always_invoice':
      return 'always_invoice';
    default:
      return 'create_prorations';
  }
}

/** A phase names all its items, so they take the places of the present ones and the rest goes. */
function itemsOf(phase: Phase, present: ReadonlyArray<{ id: string }>): ItemParams[] {
  const wanted = phase.items.map((item, index): ItemParams => {
    const id = present[index]?.id;
    return { ...(id !== undefined && { id }), price: item.price, quantity: item.quantity ?? 1 };
  });
  const gone = present.slice(phase.items.length).map(({ id }): ItemParams => ({ id, deleted: true }));
  return [...wanted, ...gone];
}
