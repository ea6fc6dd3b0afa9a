-- Ends a hold without spending any of it, once. As capture_hold with nothing captured.
create or replace function credit.release_hold(p_user uuid, p_hold uuid, p_now timestamptz) returns jsonb
language sql security definer set search_path = public, pg_temp
as $$
  select credit.capture_hold(p_user, p_hold, 0, p_now);
$$;
