import type { Context } from '../../context.ts';
import { customerNow } from '../../customers/customer-of.ts';
import { mergeMetadata } from '../../http/merge-metadata.ts';
import { invalidRequest } from '../../http/stripe-error.ts';
import type { Subscription } from '../../state/wire.ts';
import { emit } from '../../webhooks/emit.ts';
import { cancelAtOf } from '../cancel-at-of.ts';
import { ownMethod } from '../own-method.ts';
import type { UpdateParams } from '../params.ts';
import { isEnded, subscriptionOf } from '../subscription-of.ts';
import { changePlan } from './change-plan.ts';
import { invoiceChange } from './invoice-change.ts';

/**
 * Changes a subscription. New items or a new anchor are prorated and, when due now, invoiced and collected.
 *
 * @throws StripeError when the subscription's status or schedule forbids the change, or the payment fails and has to
 *   succeed
 */
export function updateSubscription(ctx: Context, params: UpdateParams, id: string): Subscription {
  const before = subscriptionOf(ctx, id);
  refuseWhatStatusForbids(before, params);
  const now = customerNow(ctx, before.customer);
  const settled = ctx.tables.subscriptions.put(withSettings(ctx, before, params, now));
  const resetsAnchor = params.billing_cycle_anchor === 'now';
  if (params.items === undefined && !resetsAnchor) {
    emit(ctx, 'customer.subscription.updated', settled, before);
    return settled;
  }
  const changed = changePlan(
    ctx,
    settled,
    {
      items: params.items ?? [],
      prorationBehavior: params.proration_behavior,
      prorationDate: params.proration_date ?? now,
      resetsAnchor,
    },
    now,
  );
  if (!changed.isBilledNow) {
    emit(ctx, 'customer.subscription.updated', changed.subscription, before);
    return changed.subscription;
  }
  return invoiceChange(ctx, before, changed, params.payment_behavior ?? 'allow_incomplete');
}

function refuseWhatStatusForbids(before: Subscription, params: UpdateParams): void {
  const { cancellation_details: _, metadata: __, ...rest } = params;
  if (isEnded(before) && Object.keys(rest).length > 0) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'invalid_canceled_subscription_fields',
    });
  }
  if (
    before.status === 'incomplete' &&
    (params.items !== undefined || params.billing_cycle_anchor === 'now')
  ) {
    throw invalidRequest(
      'You cannot update a subscription in `incomplete` status in a way that results in a new invoice. The first invoice has to be paid before.',
    );
  }
  const changesEnd = params.cancel_at !== undefined || params.cancel_at_period_end !== undefined;
  if (before.schedule !== null && changesEnd) {
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${before.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  if (params.payment_behavior === 'pending_if_incomplete' && changesEnd) {
    throw invalidRequest(
      'When specifying `payment_behavior` as `pending_if_incomplete`, you cannot pass `cancel_at_period_end`.',
    );
  }
}

function withSettings(ctx: Context, before: Subscription, params: UpdateParams, now: number): Subscription {
  const method = params.default_payment_method;
  return {
    ...before,
    ...cancelAtOf(before, params, now),
    ...(method !== undefined && {
      default_payment_method: method === null ? null : ownMethod(ctx, method, before.customer),
    }),
    ...(params.description !== undefined && { description: params.description }),
    metadata: mergeMetadata(before.metadata, params.metadata),
    ...(params.pause_collection !== undefined && { pause_collection: pauseOf(params.pause_collection) }),
    payment_settings: {
      payment_method_options: before.payment_settings?.payment_method_options ?? null,
      payment_method_types:
        params.payment_settings?.payment_method_types ??
        before.payment_settings?.payment_method_types ??
        null,
      save_default_payment_method:
        params.payment_settings?.save_default_payment_method ??
        before.payment_settings?.save_default_payment_method ??
        'off',
    },
  };
}

const pauseOf = (pause: UpdateParams['pause_collection']): Subscription['pause_collection'] =>
  pause ? { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null } : null;
