-- When the user deleted the account: what is paid after that goes back. Null where that was before this column.
alter table app_user add column closed_at timestamptz;

-- What of `amount_refunded` a dispute holds that is not decided yet.
alter table billing.invoice add column amount_disputed integer not null default 0;

-- When the subscription ends, where that was set at Stripe; it may be another time than the end of the paid month.
alter table billing.subscription add column cancel_at timestamptz;

-- Known here, but as something else than Stripe has it: applied.
alter table billing.reconciliation add column mended integer not null default 0;
