import type { Context } from '../../context.ts';
import { customerNow } from '../../customers/customer-of.ts';
import { draftInvoice } from '../../invoices/draft-invoice.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { becomePastDue } from '../../invoices/mark-failed.ts';
import type { Invoice, Subscription } from '../../state/wire.ts';
import { emit } from '../../webhooks/emit.ts';
import type { UpdateParams } from '../params.ts';
import { currentPeriod } from '../subscription-of.ts';
import type { ChangedPlan } from './change-plan.ts';
import { collect } from './collect.ts';

const PENDING_SECONDS = 23 * 3600;

/**
 * Bills a change of items now. What a payment that does not succeed at once means, the behaviour says: the
 * subscription is past due, or the change waits for the payment (`pending_if_incomplete`), or is refused
 * (`error_if_incomplete`).
 */
export function invoiceChange(
  ctx: Context,
  before: Subscription,
  { subscription: changed, lines }: ChangedPlan,
  behavior: NonNullable<UpdateParams['payment_behavior']>,
): Subscription {
  const draft = draftInvoice(ctx, {
    customer: changed.customer,
    currency: changed.currency,
    reason: 'subscription_update',
    subscription: changed,
    lines,
    period: currentPeriod(changed),
    autoAdvance: true,
  });
  const billed =
    behavior === 'pending_if_incomplete'
      ? waitForPayment(ctx, before, changed, draft)
      : ctx.tables.subscriptions.put({ ...changed, latest_invoice: draft.id });
  emit(ctx, 'customer.subscription.updated', billed, before);
  emit(ctx, 'invoice.created', draft);
  const invoice = finalizeInvoice(ctx, draft);
  if (invoice.status === 'open') {
    collectChange(ctx, invoice, behavior);
  }
  return ctx.tables.subscriptions.get(billed.id) ?? billed;
}

function collectChange(
  ctx: Context,
  invoice: Invoice,
  behavior: NonNullable<UpdateParams['payment_behavior']>,
): void {
  switch (behavior) {
    case 'default_incomplete':
      becomePastDue(ctx, invoice);
      break;
    case 'allow_incomplete':
    case 'pending_if_incomplete':
      collect(ctx, invoice, { mustSucceed: false });
      break;
    case 'error_if_incomplete':
      collect(ctx, invoice, { mustSucceed: true });
      break;
    default:
      behavior satisfies never;
  }
}

/** The old items stay until the invoice is paid. */
function waitForPayment(
  ctx: Context,
  before: Subscription,
  changed: Subscription,
  invoice: Invoice,
): Subscription {
  ctx.tables.billing.put({ id: changed.id, pendingUpdateInvoice: invoice.id });
  return ctx.tables.subscriptions.put({
    ...changed,
    billing_cycle_anchor: before.billing_cycle_anchor,
    items: before.items,
    latest_invoice: invoice.id,
    pending_update: {
      billing_cycle_anchor:
        changed.billing_cycle_anchor === before.billing_cycle_anchor ? null : changed.billing_cycle_anchor,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: Math.min(customerNow(ctx, before.customer) + PENDING_SECONDS, currentPeriod(before).end),
      metadata: null,
      subscription_items: changed.items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}
