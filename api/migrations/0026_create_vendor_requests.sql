-- What each attempt asked of a vendor, how it ended and what it used. The generation's id is no reference: what a vendor
-- has cost stays true when its user deletes the account, and then the id leads nowhere.
create table vendor_request (
  id bigint generated always as identity primary key,
  generation_id uuid not null,
  attempt integer not null,
  kind text not null,
  -- Id of ENGINES_FILE; empty for the one that the environment configures.
  engine text not null,
  provider text not null,
  model text,
  -- `delivered`, or the kind of the failure (api/src/generations/errors/provider-error.ts).
  outcome text not null,
  started_at timestamptz not null,
  seconds real not null,
  vendor_request_id text,
  input_tokens integer,
  output_tokens integer,
  media_seconds real,
  images integer,
  -- Estimate in millionths of a US dollar, by the operator's own table. Null: not known.
  cost_micros bigint,
  -- What its user paid.
  credits integer not null
);
create index vendor_request_by_time on vendor_request (started_at);
grant delete on vendor_request to aic_app;
