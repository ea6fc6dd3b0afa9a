-- Which notes this database has left in its store, newest last: whoever finds another one there is a copy, or was restored to
-- an earlier time (api/src/platform/lease/).
alter table media_store
  add column leases uuid[] not null default '{}',
  add column renewed_at timestamptz,
  -- How many files the sweep has removed on this day (UTC), and until when it may remove more than its limit.
  add column swept_on date,
  add column swept_count integer not null default 0,
  add column sweep_free_until timestamptz;

revoke insert, update, delete on media_store from aic_app;

-- Files of the store that nothing referred to when they were looked at; they are removed when that is so a day later.
create table unwanted_file (
  key text primary key,
  marked_at timestamptz not null
);

revoke insert, update, delete on unwanted_file from aic_app;
