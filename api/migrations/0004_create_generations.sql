-- One thing that a user asked for, and at the same time the job that makes it.
create table generation (
  user_id uuid not null references app_user on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('image', 'edit', 'video', 'music', 'text')),
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  request jsonb not null,
  prompt text not null,
  seed integer,
  -- Held while queued or running, charged when completed, given back otherwise. 0 for those who have no limit.
  price integer not null check (price >= 0),
  -- What came back of the price. Less than all of it when a grant had ended meanwhile.
  credits_returned integer not null default 0 check (credits_returned between 0 and price),
  refunded boolean not null generated always as (price > 0 and credits_returned = price) stored,
  idempotency_key text,
  request_hash text not null,

  provider text not null,
  -- What is known of the request at the vendor: sent at `submitted_at` without an answer yet, surely not taken, or
  -- accepted under `provider_operation`, which a later attempt polls instead of buying again.
  submission_state text check (submission_state in ('sent', 'refused', 'accepted')),
  submitted_at timestamptz,
  provider_operation text,
  progress real not null default 0 check (progress between 0 and 1),
  -- The fencing token: only the attempt named here may write. It grows with every claim.
  attempt integer not null default 0,
  -- Attempts that ended because the worker was told to stop: they do not count against the job.
  handed_back integer not null default 0,
  run_at timestamptz not null,
  -- The place in line, as a time: later for further jobs of one user, earlier for those of a plan. Nobody is passed for
  -- ever, because time goes on.
  queue_at timestamptz not null,
  lease_until timestamptz,
  -- The worker holds the advisory lock (worker_lock_class(), worker) as long as its process lives.
  worker integer,
  cancel_requested boolean not null default false,

  -- Why it failed, by code; `error` only where the vendor has words of its own for the user.
  error_code text,
  error text,
  -- Asset keys, sizes, details of the provider.
  output jsonb,
  -- Removed by its user: what it held is blank, what it cost stays.
  removed_at timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (user_id, id),
  check ((submission_state is not distinct from 'accepted') = (provider_operation is not null)),
  check ((submission_state is null) = (submitted_at is null))
);

revoke insert, update, delete on generation from aic_app;

create unique index generation_by_idempotency_key on generation (user_id, idempotency_key)
  where idempotency_key is not null;
create index generation_to_list on generation (user_id, kind, created_at desc, id desc) where removed_at is null;
create index generation_in_line on generation (queue_at, id) where status = 'queued';
create index generation_running on generation (lease_until) where status = 'running';
create index generation_in_flight on generation (user_id) where status in ('queued', 'running');

-- The files of a generation, one row per stored object: what a media request is checked against.
-- Read as `where user_id = session_user_id(...) and key = ...`.
create table asset (
  user_id uuid not null,
  key text not null,
  generation_id uuid not null,
  media_type text not null,
  size_bytes bigint not null,
  primary key (user_id, key),
  foreign key (user_id, generation_id) references generation on delete cascade
);

create index asset_by_generation on asset (user_id, generation_id);
-- The sweep of files asks by key alone.
create index asset_by_key on asset (key);
revoke insert, update, delete on asset from aic_app;

-- What a text job has written so far, for those who watch it being written. Unlogged: after a crash of the database the
-- attempt starts again, and a finished text is kept in `generation.output`.
create unlogged table written_text (
  user_id uuid not null,
  generation_id uuid not null,
  attempt integer not null,
  body text not null,
  primary key (user_id, generation_id),
  foreign key (user_id, generation_id) references generation on delete cascade
);

revoke insert, update, delete on written_text from aic_app;

-- One row: which media store belongs to this database. The same id lies in the store, so that nobody sweeps the files
-- of another database.
create table media_store (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
insert into media_store default values;
