import type { PlanId, Subscription } from '@aic/contract';
import { CREDIT_REFUSALS } from '../../credits/errors/credit-errors.ts';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import type { InvoiceRow } from './to-invoice-row.ts';
import type { SubscriptionRow } from './to-subscription-row.ts';

/** Subscriptions that are not paid at once die at Stripe after 23 hours. */
const CHECKOUT_LIFETIME = '22 hours';

/** A renewal's invoice is charged about an hour after the month has ended; until then the old credits last. */
const RENEWAL_GRACE = '3 hours';

export type Checkout =
  | { user: string; live: { plan: PlanId; status: Subscription['status'] } }
  | {
      user: string;
      live?: never;
      attempt: string;
      /** Of this attempt; null: there is none yet. */
      customer: string | null;
      subscription: string | null;
      replaced: string | null;
    };

/** @throws AppError `unauthorized` */
export async function beginCheckout(sql: Sql, caller: Caller, plan: PlanId): Promise<Checkout> {
  const [row] = await withAppErrors(sql<[{ checkout: Checkout }]>`
    select billing.begin_checkout(${caller.tokenHash}, ${plan}, ${CHECKOUT_LIFETIME}, ${caller.now}) as checkout`);
  return row.checkout;
}

/** False when another tab has chosen another plan meanwhile. */
export async function attachCheckout(
  sql: Sql,
  checkout: { user: string; attempt: string },
  subscription: string,
): Promise<boolean> {
  const [row] = await sql<[{ isAttached: boolean }]>`
    select billing.attach_checkout(${checkout.user}, ${checkout.attempt}, ${subscription}) as "isAttached"`;
  return row.isAttached;
}

/** @returns the customer that counts: the first one stays */
export async function attachCustomer(sql: Sql, user: string, customer: string, now: Date): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    select billing.attach_customer(${user}, ${customer}, ${now}) as id`;
  return row.id;
}

/** @returns whose customer it was; null when it is no user's now */
export async function detachCustomer(sql: Sql, customer: string, now: Date): Promise<string | null> {
  const [row] = await sql<[{ user: string | null }]>`
    select billing.detach_customer(${customer}, ${now}) as "user"`;
  return row.user;
}

/** What a user has at Stripe, as far as we know. */
export interface BillingAccount {
  user: string;
  email: string;
  name: string | null;
  customer: string | null;
  /** How many customers of the user were deleted at Stripe. */
  formerCustomers: number;
  /** The live subscription, else the one that was never paid, else null. */
  subscription: (SubscriptionRow & { isLive: boolean }) | null;
  /** Of the open checkout. */
  checkoutSubscription: string | null;
  checkoutPlan: string | null;
}

/** Of the caller. @throws AppError `unauthorized` without a valid session */
export async function requireAccount(sql: Sql, caller: Caller): Promise<BillingAccount> {
  const [row] = await sql<BillingAccount[]>`
    select u.id as "user", u.email, coalesce(u.display_name, nullif(concat_ws(' ', u.first_name, u.last_name), '')) as name,
      c.id as customer,
      (select count(*)::integer from billing.former_customer f where f.user_id = u.id) as "formerCustomers",
      k.subscription_id as "checkoutSubscription", k.plan as "checkoutPlan",
      (select to_jsonb(s) || jsonb_build_object('isLive', billing.is_live(s.status))
        from billing.subscription s where s.user_id = u.id and s.ended_at is null
        order by billing.is_live(s.status) desc, s.created_at desc limit 1) as subscription
    from app_user u
    left join billing.customer c on c.user_id = u.id
    left join billing.checkout k on k.user_id = u.id
    where u.id = session_user_id(${caller.tokenHash}, ${caller.now})`;
  if (row === undefined) throw unauthorized();
  return row;
}

export async function findUserOfCustomer(sql: Sql, customer: string): Promise<string | null> {
  const [row] = await sql<{ user: string }[]>`
    select user_id as "user" from billing.known_customer where id = ${customer}`;
  return row?.user ?? null;
}

export interface SavedSubscription {
  /** The user's first live subscription: this one is to be cancelled. */
  duplicateOf?: string;
  isStale?: boolean;
}

/** @param readAt when Stripe was asked */
export async function saveSubscription(
  sql: Sql,
  user: string,
  row: SubscriptionRow,
  { readAt, now }: { readAt: Date; now: Date },
): Promise<SavedSubscription> {
  const [result] = await sql<[{ saved: SavedSubscription }]>`
    select billing.apply_subscription(${user}, ${sql.json({ ...row })}, ${readAt}, ${now}) as saved`;
  return result.saved;
}

/** Why an invoice is still open. */
export interface PaymentTrouble {
  /** How often the card was tried. */
  attempts: number;
  /** The bank waits for the user. */
  needsConfirmation: boolean;
}
const NO_TROUBLE: PaymentTrouble = { attempts: 0, needsConfirmation: false };

/** @param times `readAt`: when Stripe was asked */
export async function saveInvoice(
  sql: Sql,
  user: string,
  row: InvoiceRow,
  times: { readAt: Date; now: Date },
  trouble: PaymentTrouble = NO_TROUBLE,
): Promise<{ granted: number; clawedBack: number }> {
  const [result] = await withAppErrors(
    sql<[{ saved: { granted: number; clawedBack: number } }]>`
    select billing.apply_invoice(${user}, ${sql.json({ ...row })}, ${RENEWAL_GRACE}, ${trouble.attempts},
      ${trouble.needsConfirmation}, ${times.readAt}, ${times.now}) as saved`,
    CREDIT_REFUSALS,
  );
  return result.saved;
}

type ClosedSubscription = Pick<SubscriptionRow, 'id' | 'status' | 'schedule_id'>;

/** What accounts that their users have deleted still have at Stripe, a checkout that was not paid included. */
export async function findClosedSubscriptions(sql: Sql): Promise<ClosedSubscription[]> {
  return await sql<ClosedSubscription[]>`
    select s.id, s.status, s.schedule_id from billing.subscription s join app_user u on u.id = s.user_id
    where s.ended_at is null and u.closes_at is not null
    order by s.read_at`;
}

/** What was paid after its user had deleted the account, and is still here. */
export async function findLatePayments(sql: Sql): Promise<Array<{ invoice: string; intent: string }>> {
  return await sql<Array<{ invoice: string; intent: string }>>`
    select i.id as invoice, i.payment_intent as intent from billing.invoice i join app_user u on u.id = i.user_id
    where u.closes_at is not null and i.status = 'paid' and i.amount_refunded < i.amount_paid
      and i.payment_intent is not null and billing.is_paid_after_closing(u.closes_at, u.closed_at, i.paid_at)
    order by i.read_at`;
}

/** A user's subscriptions that have not ended, as far as we know. */
export async function findOpenSubscriptions(sql: Sql, user: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from billing.subscription where user_id = ${user} and ended_at is null`;
  return rows.map(({ id }) => id);
}

/** Whether a subscription is one that `apply_subscription` has stored for the user. */
export async function isStored(sql: Sql, user: string, subscription: string): Promise<boolean> {
  const [row] = await sql<[{ isStored: boolean }]>`
    select exists (select from billing.subscription where user_id = ${user} and id = ${subscription}) as "isStored"`;
  return row.isStored;
}
