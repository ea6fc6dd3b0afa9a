import type { PlanChange, PlanId } from '@aic/contract';
import { samePlan } from '../../platform/errors/errors.ts';
import type { Caller } from '../../identity/auth/caller.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { isUpgrade } from './change-plan.ts';
import { currentSubscription } from './own-subscription.ts';
import { findPendingUpgrade } from './pending-upgrade.ts';
import { readInvoice } from '../stripe/read-invoice.ts';
import { withStripe } from '../stripe/with-stripe.ts';

const FREE = { amountDue: 0, credits: 0, isPending: false };
const NO_PAYMENT = { intent: null, card: null, amountRefunded: 0, amountDisputed: 0 };

/** What a change would cost now, to the second. @throws AppError `unauthorized`, `conflict`, `payments_unavailable` */
export async function previewPlanChange(
  deps: BillingDeps,
  caller: Caller,
  plan: PlanId,
): Promise<Required<PlanChange>> {
  const owned = await currentSubscription(deps, caller);
  const { subscription, answer } = owned;
  const periodEnd = Date.parse(subscription.current_period_end) / 1000;
  if (subscription.plan === plan) {
    if (subscription.next_plan === null) throw samePlan();
    return { plan, ...FREE, startsAt: Math.floor(deps.clock.now().getTime() / 1000) };
  }
  if (!isUpgrade(owned, plan)) return { plan, ...FREE, startsAt: periodEnd };

  const { stripe, prices } = deps;
  const pending = await findPendingUpgrade(deps, answer);
  // The change will go on with it, for its sum.
  const isPending = pending?.plan === plan;
  const invoice = isPending
    ? pending.invoice
    : await withStripe(
        stripe.invoices.createPreview({
          subscription: subscription.id,
          subscription_details: {
            items: [{ id: answer.items.data[0]?.id ?? '', price: await prices.priceOf(plan) }],
            proration_behavior: 'always_invoice',
          },
        }),
      );
  const { credits } = await withStripe(
    readInvoice(prices, { ...invoice, billing_reason: 'subscription_update' }, NO_PAYMENT),
  );
  const startsAt = Math.floor(deps.clock.now().getTime() / 1000);
  const amountDue = Math.max(0, invoice.amount_due);
  return { plan, amountDue, credits, startsAt, isPending };
}
