-- migrate:up

-- One thing a person asked for, and at the same time the job that makes it.
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
  refunded boolean not null default false,
  idempotency_key text,
  request_hash text not null,

  provider text not null,
  -- The vendor's id of the running operation: a later attempt polls it instead of buying again.
  provider_operation text,
  progress real not null default 0 check (progress between 0 and 1),
  -- The fencing token: only the attempt named here may write. It grows with every claim.
  attempt integer not null default 0,
  -- Attempts that ended because the worker was told to stop: they do not count against the job.
  handed_back integer not null default 0,
  run_at timestamptz not null,
  lease_until timestamptz,
  -- The worker holds the advisory lock (worker_lock_class(), worker) as long as its process lives.
  worker integer,
  cancel_requested boolean not null default false,

  error_code text,
  error text,
  -- Asset keys, sizes, details of the provider.
  output jsonb,
  hidden_at timestamptz,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (user_id, id)
);

revoke insert, update, delete on generation from aic_app;

create unique index generation_by_idempotency_key on generation (user_id, idempotency_key)
  where idempotency_key is not null;
create index generation_to_list on generation (user_id, kind, created_at desc, id desc) where hidden_at is null;
create index generation_to_claim on generation (run_at, id) where status = 'queued';
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
revoke insert, update, delete on asset from aic_app;

create function worker_lock_class() returns integer language sql immutable parallel safe
return 727002;

-- What the wire calls it.
create function wire_status(p_status text) returns text language sql immutable parallel safe
return case p_status
  when 'completed' then 'completed'
  when 'failed' then 'failed'
  when 'cancelled' then 'failed'
  else 'processing'
end;

create function emit_generation_event(p_generation generation, p_now timestamptz) returns void
language plpgsql as $$
begin
  perform emit_event(p_generation.user_id, jsonb_build_object(
    'type', 'generation',
    'id', p_generation.id,
    'kind', p_generation.kind,
    'status', wire_status(p_generation.status),
    'progress', p_generation.progress
  ), p_now);
end
$$;

-- migrate:down

drop function emit_generation_event;
drop function wire_status;
drop function worker_lock_class;
drop table asset;
drop table generation;
