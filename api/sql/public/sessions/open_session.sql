-- Opens a session. Returns false for an account that is deleted or blocked (refuse_closed_session, which locks it).
create or replace function open_session(
  p_user uuid,
  p_token_hash bytea,
  p_idle_until timestamptz,
  p_expires_at timestamptz,
  p_browser text,
  p_network text,
  p_has_second_step boolean,
  p_now timestamptz
) returns boolean
language plpgsql as $$
begin
  insert into session (
    token_hash, user_id, created_at, last_seen_at, idle_until, expires_at, browser, network, has_second_step
  ) values (
    p_token_hash, p_user, p_now, p_now, p_idle_until, p_expires_at, p_browser, p_network, p_has_second_step
  );
  return found;
end
$$;
revoke execute on function open_session from public;
grant execute on function open_session to aic_app;
