import { z } from 'zod';
import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { bool, int, text } from '../http/params.ts';
import { route } from '../http/route.ts';
import { StripeError, invalidRequest } from '../http/stripe-error.ts';
import type { Invoice, Subscription } from '../state/wire.ts';
import { changePlan } from '../subscriptions/change/change-plan.ts';
import { itemParams, prorationBehavior } from '../subscriptions/params.ts';
import { inNextPeriod, renewalDraft } from '../subscriptions/renew-subscription.ts';
import { currentPeriod, isEnded, subscriptionOf } from '../subscriptions/subscription-of.ts';
import { draftInvoice } from './draft-invoice.ts';

const previewParams = z.strictObject({
  customer: text.optional(),
  subscription: text,
  subscription_details: z
    .strictObject({
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      cancel_at_period_end: bool.optional(),
      items: z.array(itemParams).optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: int.optional(),
    })
    .optional(),
});

/** What the next invoice would be, also after a change that is not made. Nothing is stored. */
export const previewRoutes = [
  route('POST /v1/invoices/create_preview', previewParams, (ctx, params) =>
    ctx.store.preview(() => asPreview(previewInvoice(ctx, params))),
  ),
];

function previewInvoice(ctx: Context, params: z.output<typeof previewParams>): Invoice {
  const before = subscriptionOf(ctx, params.subscription, 'subscription');
  if (params.customer !== undefined && params.customer !== before.customer) {
    throw invalidRequest('The subscription belongs to another customer.', { param: 'customer' });
  }
  const details = params.subscription_details ?? {};
  const resetsAnchor = details.billing_cycle_anchor === 'now';
  if (details.items === undefined && !resetsAnchor) {
    return nextRenewal(ctx, before, details.cancel_at_period_end ?? before.cancel_at_period_end);
  }
  const now = customerNow(ctx, before.customer);
  const changed = changePlan(
    ctx,
    before,
    {
      items: details.items ?? [],
      prorationBehavior: details.proration_behavior,
      prorationDate: details.proration_date ?? now,
      resetsAnchor,
    },
    now,
  );
  if (!changed.isBilledNow) {
    return nextRenewal(ctx, changed.subscription, details.cancel_at_period_end === true);
  }
  return draftInvoice(ctx, {
    customer: before.customer,
    currency: before.currency,
    reason: 'subscription_update',
    subscription: changed.subscription,
    lines: changed.lines,
    period: currentPeriod(changed.subscription),
    autoAdvance: true,
  });
}

function nextRenewal(ctx: Context, subscription: Subscription, endsBefore: boolean): Invoice {
  if (isEnded(subscription) || endsBefore) {
    throw new StripeError(
      404,
      'invalid_request_error',
      `No upcoming invoices for customer: ${subscription.customer}`,
      {
        code: 'invoice_upcoming_none',
      },
    );
  }
  const ended = currentPeriod(subscription);
  return {
    ...renewalDraft(ctx, inNextPeriod(subscription), ended, true),
    created: ended.end,
    next_payment_attempt: ended.end + 3600,
  };
}

function asPreview(invoice: Invoice): Invoice {
  const id = `upcoming_${invoice.id}`;
  return {
    ...invoice,
    id,
    automatically_finalizes_at: null,
    lines: {
      ...invoice.lines,
      data: invoice.lines.data.map((line) => ({ ...line, invoice: id })),
      url: `/v1/invoices/upcoming/lines?subscription=${invoice.parent?.subscription_details?.subscription ?? ''}`,
    },
  };
}
