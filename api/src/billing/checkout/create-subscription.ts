import type { PaymentSession, PlanId } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import { checkoutReplaced } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { attachCheckout, beginCheckout, requireAccount, type Checkout } from '../stripe/billing.repo.ts';
import { completeSubscription } from '../stripe/fetch-subscription.ts';
import type { ExpandedSubscription } from '../stripe/stripe-client.ts';
import { isMissing } from '../stripe/stripe-errors.ts';
import { recordSubscription, refreshSubscription } from '../subscription/refresh-subscription.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { forgetCustomer } from './forget-customer.ts';

/**
 * Opens the checkout of a plan, or the open one again: nothing is charged until the user confirms the payment. Calls
 * at once and calls that are repeated make one customer and one subscription.
 * @throws AppError `unauthorized`, `conflict` when another tab has chosen another plan, `payments_unavailable`
 */
export async function createSubscription(
  deps: BillingDeps,
  caller: Caller,
  plan: PlanId,
): Promise<PaymentSession> {
  for (let turn = 1; ; turn += 1) {
    try {
      const session = await openCheckout(deps, caller, plan);
      // What the open checkout was about has ended at Stripe: another one is begun.
      if (!hasEnded(session) || turn === TURNS) return session;
    } catch (error) {
      if (turn === TURNS || !isMissing(error, 'customer')) throw error;
      await forgetMissing(deps, caller);
    }
  }
}

/** One is enough, unless something was ended or deleted at Stripe meanwhile. */
const TURNS = 3;

const hasEnded = ({ status }: PaymentSession): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Another tab may have a new customer by now: only one that Stripe does not have is forgotten. */
async function forgetMissing(deps: BillingDeps, caller: Caller): Promise<void> {
  const { customer } = await requireAccount(deps.sql, caller);
  if (customer === null) return;
  const { deleted } = await deps.stripe.customers.retrieve(customer).catch((error: unknown) => {
    if (isMissing(error)) return { deleted: true };
    throw error;
  });
  if (deleted === true) await forgetCustomer(deps, customer);
}

async function openCheckout(deps: BillingDeps, caller: Caller, plan: PlanId): Promise<PaymentSession> {
  const checkout = await beginCheckout(deps.sql, caller, plan);
  if (checkout.live) return { clientSecret: null, status: checkout.live.status };
  if (checkout.replaced !== null) await endReplaced(deps, checkout.replaced);
  const readAt = deps.clock.now();
  const subscription = await openSubscription(deps, caller, plan, checkout);
  if (subscription === null) return OVER;
  const row = await recordSubscription(deps, await completeSubscription(deps, subscription, readAt));
  const status = row?.status ?? 'incomplete';
  // It was paid meanwhile, in another tab.
  if (status === 'active') await refreshSubscription(deps, subscription.id);
  return { clientSecret: status === 'incomplete' ? clientSecretOf(subscription) : null, status };
}

/** The checkout ended while Stripe was asked, as when another tab found that the customer was deleted. */
const OVER: PaymentSession = { clientSecret: null, status: 'canceled' };

/** What the browser confirms the payment of a subscription with. */
export const clientSecretOf = ({ latest_invoice: invoice }: ExpandedSubscription): string | null =>
  invoice?.confirmation_secret?.client_secret ?? null;

/** Null when the checkout is over. @throws AppError `conflict` when another plan was chosen meanwhile */
async function openSubscription(
  deps: BillingDeps,
  caller: Caller,
  plan: PlanId,
  checkout: Exclude<Checkout, { live: object }>,
): Promise<ExpandedSubscription | null> {
  const { stripe, prices } = deps;
  if (checkout.subscription !== null) return await stripe.subscriptions.retrieve(checkout.subscription);
  const account = await requireAccount(deps.sql, caller);
  // Of another customer there is another attempt: one that was made meanwhile, in another tab, has its own.
  const customer = checkout.customer ?? (await ensureCustomer(deps, account));
  const subscription = await prices.withPrice(plan, (price) =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        billing_mode: { type: 'flexible' },
        metadata: { user_id: account.user, plan },
      },
      { idempotencyKey: `subscription:${checkout.attempt}:${price}` },
    ),
  );
  if (await attachCheckout(deps.sql, checkout, subscription.id)) return subscription;
  await endReplaced(deps, subscription.id);
  const { checkoutPlan } = await requireAccount(deps.sql, caller);
  if (checkoutPlan !== null && checkoutPlan !== plan) throw checkoutReplaced();
  return null;
}

/** The user must not pay the plan that they did not choose in the end. */
async function endReplaced({ stripe }: BillingDeps, id: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status !== 'incomplete') return;
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
