-- Writes an event with the user's next number.
create or replace function emit_event(p_user uuid, p_payload jsonb, p_now timestamptz) returns bigint
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
