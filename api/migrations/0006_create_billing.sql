-- Plans and payments. Stripe is where they happen; these rows are what we know of it, so that pages need no call to Stripe.
-- Like the journal they outlive a user's row: accounts have to be kept.
create schema billing;
grant usage on schema billing to aic_app;
alter default privileges in schema billing grant select on tables to aic_app;

-- The user at Stripe.
create table billing.customer (
  user_id uuid primary key,
  id text not null unique,
  created_at timestamptz not null
);

-- The checkout that a user has open. Two tabs share it, so that Stripe sees one attempt; another plan is another attempt.
create table billing.checkout (
  user_id uuid primary key,
  -- Part of the idempotency keys of its calls.
  attempt uuid not null,
  plan text not null check (plan in ('pro', 'creator')),
  -- Null until Stripe has answered.
  subscription_id text,
  created_at timestamptz not null
);

create table billing.subscription (
  user_id uuid not null,
  id text not null unique,
  plan text not null check (plan in ('pro', 'creator')),
  -- Stripe's word.
  status text not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null,
  -- The plan from the next billing date on, while a downgrade waits for it.
  next_plan text check (next_plan in ('pro', 'creator')),
  schedule_id text,
  -- {"brand": "visa", "last4": "4242", "exp_month": 12, "exp_year": 2030}
  card jsonb,
  -- What the user has to do.
  action text check (action in ('update_card', 'confirm_payment')),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- When Stripe was asked: an answer to an earlier question changes nothing.
  read_at timestamptz not null,
  primary key (user_id, id)
);

create unique index subscription_live on billing.subscription (user_id)
  where status in ('active', 'trialing', 'past_due', 'unpaid', 'paused');

create table billing.invoice (
  user_id uuid not null,
  id text not null unique,
  subscription_id text,
  number text,
  status text not null,
  reason text not null check (reason in ('subscribe', 'renewal', 'upgrade', 'other')),
  plan text check (plan in ('pro', 'creator')),
  currency text not null,
  -- In the currency's smallest unit.
  amount_due integer not null,
  amount_paid integer not null,
  -- Paid back, by refund or dispute.
  amount_refunded integer not null default 0,
  -- What it is worth once it is paid.
  credits integer not null check (credits >= 0),
  lines jsonb not null,
  card jsonb,
  payment_intent text,
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  read_at timestamptz not null,
  primary key (user_id, id)
);

create index invoice_to_list on billing.invoice (user_id, created_at desc, id desc);
create index invoice_by_payment on billing.invoice (payment_intent);

-- What Stripe has told us: kept before it is acted on, so that nothing is lost when acting fails.
create table billing.event (
  id text primary key,
  type text not null,
  -- The customer, subscription, invoice, ... it is about.
  object_id text,
  customer_id text,
  payload jsonb not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  attempts integer not null default 0,
  -- Null once it was acted on.
  run_at timestamptz,
  processed_at timestamptz,
  error text
);

create index event_to_process on billing.event (run_at) where run_at is not null;
create index event_by_time on billing.event (received_at);

-- Each comparison of our rows with Stripe's.
create table billing.reconciliation (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  checked integer not null default 0,
  -- Paid at Stripe, but not here: applied.
  missing integer not null default 0,
  -- Given here, but not paid at Stripe: an alarm.
  extra integer not null default 0,
  details jsonb not null default '[]',
  error text
);

-- How many of a grant's credits refunds and disputes have asked back so far. What was spent by then stays spent.
alter table credit.grant_ add column asked_back integer not null default 0 check (asked_back between 0 and amount);
alter table credit.txn drop constraint txn_kind_check;
alter table credit.txn add constraint txn_kind_check
  check (kind in ('grant', 'hold', 'capture', 'release', 'expire', 'clawback'));

alter table app_user
  add column handle text unique check (handle ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$'),
  add column email_verified_at timestamptz,
  -- A blocked user cannot sign in; what they have stays.
  add column blocked_at timestamptz;

-- Whose account is an admin's, by `emailKey`; written from the configuration at each start. An account counts once its
-- address was confirmed: anybody can register with any address.
create table admin_address (email_key text primary key);

-- Everything an admin does. Append-only.
create table admin_act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id uuid not null,
  act text not null,
  user_id uuid,
  details jsonb not null
);

create index admin_act_by_user on admin_act (user_id, id desc);
revoke insert, update, delete on admin_address, admin_act from aic_app;

-- What an admin looks for.
create index generation_failed on generation (completed_at desc, id desc) where status = 'failed';
