import { PLAN_IDS } from '../account/plan-ids.ts';
import {
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  time,
  type ValueOf,
} from '../shape/field.ts';

/** Stripe's words for the state of a subscription. Only `active` shows a plan as the user's own. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'unpaid',
  'trialing',
  'paused',
  'canceled',
] as const;

/** Named as Stripe names them where the product's calls do. */
export const SUBSCRIPTION = object({
  status: oneOf(SUBSCRIPTION_STATUSES),
  /** `amount` in US cents a month: 799 is Pro, 1999 is Creator+. */
  plan: object({ id: oneOf(PLAN_IDS), amount: integer(0) }),
  /** Unix seconds. */
  current_period_start: integer(0),
  /** Unix seconds: the next billing date, or the end when it is cancelled. */
  current_period_end: integer(0),
  /** It is ending. */
  cancel_at_period_end: flag,
  /** Unix seconds: when it ends, which need not be the end of the paid month. */
  cancel_at: optional(nullable(integer(0))),
  /** From the next billing date on, when a downgrade waits for it. */
  next_plan: nullable(oneOf(PLAN_IDS)),
  /** The card that is charged; null before the first payment. */
  card: nullable(object({ brand: text, last4: text, exp_month: integer(1, 12), exp_year: integer(2000) })),
  /** What the user has to do: the last payment failed, or the bank asks for a confirmation. */
  action: nullable(oneOf(['update_card', 'confirm_payment'])),
  /** While no payments are collected, and so no credits come; `resumes_at` in Unix seconds, or null until further notice. */
  pause_collection: optional(nullable(object({ resumes_at: nullable(integer(0)) }))),
});
export type Subscription = ValueOf<typeof SUBSCRIPTION>;

/** GET /api/subscription. Null for those who never had one, and once it has ended. */
export const SUBSCRIPTION_RESPONSE = object({ subscription: nullable(SUBSCRIPTION) });
export type SubscriptionResponse = ValueOf<typeof SUBSCRIPTION_RESPONSE>;

/** GET /api/billing/config. */
export const BILLING_CONFIG = object({
  publishableKey: text,
  /** Loaded before Stripe.js is asked for; null with real Stripe, whose own loader knows the address. */
  scriptUrl: nullable(text),
  /** No card is ever charged. */
  isSandbox: flag,
});
export type BillingConfig = ValueOf<typeof BILLING_CONFIG>;

/**
 * POST /api/create-subscription, /api/test-payment, /api/change-plan, /api/retry-payment and
 * /api/payment-method/setup. With a `clientSecret` the browser has something to confirm; without one there is nothing
 * to pay.
 */
export const PAYMENT_SESSION = object({
  clientSecret: nullable(text),
  status: oneOf(SUBSCRIPTION_STATUSES),
});
export type PaymentSession = ValueOf<typeof PAYMENT_SESSION>;

/** GET /api/change-plan/preview?plan=creator: what a change costs before it is made. */
export const PLAN_CHANGE = object({
  plan: oneOf(PLAN_IDS),
  /** Charged now, in US cents; 0 for a downgrade. */
  amountDue: integer(0),
  /** Added now; 0 for a downgrade. */
  credits: integer(0),
  /** When the new plan begins: now for an upgrade, else the next billing date. Unix seconds. */
  startsAt: integer(0),
  /** The change was asked for before and waits for its payment: it is gone on with, for this sum. */
  isPending: optional(flag),
});
export type PlanChange = ValueOf<typeof PLAN_CHANGE>;

/** A member of GET /api/invoices, newest first, and GET /api/invoices/{id}. Amounts in the currency's smallest unit. */
export const INVOICE = object({
  id: text,
  /** What the customer's accounts call it. */
  number: nullable(text),
  status: oneOf(['draft', 'open', 'paid', 'void', 'uncollectible']),
  reason: oneOf(['subscribe', 'renewal', 'upgrade', 'other']),
  plan: nullable(oneOf(PLAN_IDS)),
  currency: text,
  amountDue: integer(),
  amountPaid: integer(),
  /** Taken from the customer's balance instead. */
  amountFromBalance: optional(integer(0)),
  /** Of the plan's price: asked of nobody, as with a coupon or a free month. */
  amountGiven: optional(integer(0)),
  /** Gone again, by refund or dispute. */
  amountRefunded: integer(0),
  /** Of it: what a dispute holds that is not decided yet. */
  amountDisputed: optional(integer(0)),
  /** Null, as the tax, where it was stored before they were. */
  seller: optional(nullable(text)),
  /** In the total. */
  amountTax: optional(nullable(integer(0))),
  /** Given for it. */
  credits: integer(0),
  lines: list(object({ description: text, amount: integer() })),
  card: nullable(object({ brand: text, last4: text })),
  periodStart: time,
  periodEnd: time,
  createdAt: time,
  paidAt: nullable(time),
});
export type Invoice = ValueOf<typeof INVOICE>;
