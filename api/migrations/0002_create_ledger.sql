-- Credits. Whole numbers only. The application may read here and change nothing except through the functions in
-- api/sql/credit. No foreign key leads to app_user: the journal outlives a user's row.
create schema credit;
grant usage on schema credit to aic_app;
alter default privileges in schema credit grant select on tables to aic_app;

-- One row per user: the lock that puts all moves of a user in a row, and the running totals.
create table credit.account (
  user_id uuid primary key,
  held bigint not null default 0 check (held >= 0),
  spent bigint not null default 0 check (spent >= 0),
  event_seq bigint not null default 0
);

-- Credits given. The spendable balance is the sum of `remaining` over grants that are open and in their time.
create table credit.grant_ (
  user_id uuid not null references credit.account,
  id bigint generated always as identity,
  kind text not null check (kind in ('signup', 'subscription', 'upgrade', 'topup', 'goodwill', 'admin')),
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining between 0 and amount),
  -- Burn order: priority, then what expires first, then what came first.
  priority smallint not null default 50,
  starts_at timestamptz not null,
  expires_at timestamptz not null default 'infinity',
  closed_at timestamptz,
  -- Where it came from, e.g. 'signup:<user>' or 'invoice:in_123': the same source never pays twice, nor two users.
  source_key text not null unique,
  primary key (user_id, id),
  check (expires_at > starts_at),
  check (closed_at is null or remaining = 0)
);

create index grant_to_burn on credit.grant_ (user_id, priority, expires_at, id) where remaining > 0;
create index grant_to_expire on credit.grant_ (expires_at) where closed_at is null;

-- Credits set aside for a generation; `id` is the generation's id.
create table credit.hold (
  user_id uuid not null references credit.account,
  id uuid not null,
  amount integer not null check (amount > 0),
  captured integer not null default 0 check (captured between 0 and amount),
  status text not null default 'held' check (status in ('held', 'captured', 'released')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, id)
);

create index hold_to_expire on credit.hold (expires_at) where status = 'held';

-- Which grants paid a hold, so that a release goes back to where it came from.
create table credit.hold_part (
  user_id uuid not null,
  hold_id uuid not null,
  grant_id bigint not null,
  amount integer not null check (amount > 0),
  primary key (user_id, hold_id, grant_id),
  foreign key (user_id, hold_id) references credit.hold,
  foreign key (user_id, grant_id) references credit.grant_
);

-- The journal: append-only (api/sql/credit/refuse_change.sql), double entry. The entries of a txn add up to 0.
create table credit.txn (
  user_id uuid not null references credit.account,
  id bigint generated always as identity,
  kind text not null check (kind in ('grant', 'hold', 'capture', 'release', 'expire')),
  -- What makes a repeat a repeat, and a digest of what was asked, so that a different request is not taken for one.
  idempotency_key text not null,
  request_hash text not null,
  result jsonb not null,
  at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, idempotency_key)
);

create table credit.entry (
  user_id uuid not null,
  id bigint generated always as identity,
  txn_id bigint not null,
  grant_id bigint not null,
  bucket text not null check (bucket in ('source', 'available', 'held', 'spent', 'expired')),
  delta integer not null check (delta <> 0),
  primary key (user_id, id),
  foreign key (user_id, txn_id) references credit.txn,
  foreign key (user_id, grant_id) references credit.grant_
);

create index entry_by_txn on credit.entry (user_id, txn_id);
create index entry_by_grant on credit.entry (user_id, grant_id);

-- When the invariants were last looked at, and what was found. One row per kind: `recent` looks at the users whose
-- credits moved since, `full` at everything.
create table ledger_check (
  kind text primary key check (kind in ('recent', 'full')),
  due_at timestamptz not null,
  -- When the last check that came to an end began.
  checked_at timestamptz,
  -- Rows of the invariant views. Null: never counted, or the last check failed.
  violations bigint
);

insert into ledger_check (kind, due_at) values ('recent', '-infinity'), ('full', '-infinity');
