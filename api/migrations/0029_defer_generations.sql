-- A start over its user's limit is deferred: it waits for one of their own to end, and nothing is held for it until then.
alter table generation drop constraint generation_status_check;
-- Every row that is there has satisfied the narrower check, so nothing is read again.
alter table generation add constraint generation_status_check
  check (status in ('deferred', 'queued', 'running', 'completed', 'failed', 'cancelled')) not valid;

-- What it is to start under: {"inFlightMax": 4, "holdLifetime": "24 hours"}. Null for all that are not deferred.
alter table generation add column deferred_terms jsonb;
alter table generation add constraint generation_deferred_check
  check ((status = 'deferred') = (deferred_terms is not null)) not valid;

drop index generation_in_flight;
create index generation_in_flight on generation (user_id) where status in ('deferred', 'queued', 'running');
