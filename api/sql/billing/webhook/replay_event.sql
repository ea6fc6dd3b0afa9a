-- Makes an event due again, also one that was acted on. False when there is none.
create or replace function billing.replay_event(p_id text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update billing.event set run_at = p_now, processed_at = null where id = p_id;
  return found;
end
$$;
