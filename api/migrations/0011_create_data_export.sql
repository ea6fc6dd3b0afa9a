-- The copy of their data that a user has asked for. One row per user: asking again replaces it. A worker makes it
-- (api/src/modules/data-export/make-exports.ts).
create table data_export (
  user_id uuid primary key references app_user on delete cascade,
  -- Another one with each request, so that nothing that is told of an earlier one counts.
  id uuid not null,
  status text not null check (status in ('processing', 'ready', 'failed')),
  -- The fencing token: only the attempt named here may write. It grows with every claim.
  attempt integer not null default 0,
  -- Attempts that ended because the worker was told to stop: they do not count against the export.
  handed_back integer not null default 0,
  -- When it is begun, or begun again: after a failure, or when its worker was not heard of for so long.
  run_at timestamptz,
  -- Of the last attempt, for operators.
  error text,
  -- In the media store, until it expires.
  file_key text,
  size_bytes bigint,
  requested_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  check ((status = 'processing') = (run_at is not null)),
  check ((status = 'ready') = (expires_at is not null))
);

create index data_export_due on data_export (run_at) where run_at is not null;
-- The sweep of files asks by key alone.
create index data_export_by_file on data_export (file_key) where file_key is not null;
create index data_export_to_expire on data_export (expires_at) where file_key is not null;
revoke insert, update, delete on data_export from aic_app;
