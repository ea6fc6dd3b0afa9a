import type { PlanChange, PlanId } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import { samePlan } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { fetchPlans, NO_PAYMENT } from '../stripe/fetch-invoice.ts';
import { toInvoiceRow } from '../stripe/to-invoice-row.ts';
import { isUpgrade } from './change-plan.ts';
import { currentSubscription } from './own-subscription.ts';
import { findPendingUpgrade } from './pending-upgrade.ts';

const FREE = { amountDue: 0, credits: 0, isPending: false };

/** What a change would cost now, to the second. @throws AppError `unauthorized`, `conflict`, `payments_unavailable` */
export async function previewPlanChange(
  deps: BillingDeps,
  caller: Caller,
  plan: PlanId,
): Promise<Required<PlanChange>> {
  const owned = await currentSubscription(deps, caller);
  const { subscription, fetched } = owned;
  const periodEnd = Date.parse(subscription.current_period_end) / 1000;
  if (subscription.plan === plan) {
    if (subscription.next_plan === null) throw samePlan();
    return { plan, ...FREE, startsAt: Math.floor(deps.clock.now().getTime() / 1000) };
  }
  if (!isUpgrade(owned, plan)) return { plan, ...FREE, startsAt: periodEnd };

  const { stripe, prices } = deps;
  const pending = await findPendingUpgrade(deps, fetched);
  // The change will go on with it, for its sum.
  const isPending = pending?.plan === plan;
  const invoice = isPending
    ? pending.invoice
    : await prices.withPrice(plan, (price) =>
        stripe.invoices.createPreview({
          subscription: subscription.id,
          subscription_details: {
            items: [{ id: fetched.items.data[0]?.id ?? '', price }],
            proration_behavior: 'always_invoice',
          },
        }),
      );
  const { credits } = toInvoiceRow({
    invoice: { ...invoice, billing_reason: 'subscription_update' },
    plans: await fetchPlans(prices, invoice),
    payment: NO_PAYMENT,
  });
  const startsAt = Math.floor(deps.clock.now().getTime() / 1000);
  const amountDue = Math.max(0, invoice.amount_due);
  return { plan, amountDue, credits, startsAt, isPending };
}
