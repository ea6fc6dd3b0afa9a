-- migrate:up

-- "Something changed", one row per change and person. Payload: ServerEvent of the API contract.
-- `seq` comes from the person's account row under its lock, so numbers are gap-free in commit order:
-- whoever has seen n has seen everything up to n.
create table event (
  user_id uuid not null,
  seq bigint not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (user_id, seq)
);

create index event_by_time on event (at);

create function emit_event(p_user uuid, p_payload jsonb, p_now timestamptz default now()) returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_seq bigint;
begin
  insert into credit.account as a (user_id, event_seq) values (p_user, 1)
    on conflict (user_id) do update set event_seq = a.event_seq + 1
    returning event_seq into v_seq;
  insert into event (user_id, seq, payload, at) values (p_user, v_seq, p_payload, p_now);
  return v_seq;
end
$$;

-- Clients that were away longer than a day read the tables anew instead of the events.
create function prune_events(p_now timestamptz default now()) returns bigint
language sql security definer set search_path = public, pg_temp
as $$
  with gone as (delete from event where at < p_now - interval '24 hours' returning 1)
  select count(*) from gone;
$$;

-- migrate:down

drop function prune_events;
drop function emit_event;
drop table event;
