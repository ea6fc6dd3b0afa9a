-- "Something changed", one row per change and user. Payload: ServerEvent of the contract. `seq` comes from the user's
-- account row under its lock, so numbers have no gap in commit order: whoever has seen n has seen everything up to n.
create table event (
  user_id uuid not null,
  seq bigint not null,
  payload jsonb not null,
  at timestamptz not null,
  primary key (user_id, seq)
);

create index event_by_time on event (at);
