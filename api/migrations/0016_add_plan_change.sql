-- The change of a plan or card that a user has under way at Stripe: one at a time.
create table billing.plan_change (
  user_id uuid primary key,
  id uuid not null unique,
  -- Who makes it may die on the way.
  expires_at timestamptz not null
);
