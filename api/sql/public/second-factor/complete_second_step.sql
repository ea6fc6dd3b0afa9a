-- Ends a sign-in with a session, if the code is right: {"outcome": "signed-in", "userId": ...}. Otherwise `wrong`; `over` when
-- the attempt is late, used up or of no browser that we know, or ends with this wrong code; `blocked`.
create or replace function complete_second_step(
  p_cookie_hash bytea,
  p_secret bytea,
  -- Of the code, if it is one of the app.
  p_step bigint,
  p_recovery_hash bytea,
  p_wrong_codes_max integer,
  p_token_hash bytea,
  -- Of this browser; the new one replaces it.
  p_ended_token_hash bytea,
  p_idle_until timestamptz,
  p_session_expires_at timestamptz,
  p_now timestamptz,
  p_browser text,
  p_network text,
  p_network_hash bytea,
  -- A success gives the account its attempts back.
  p_cleared_limit_key text
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
  v_wrong_codes integer;
begin
  -- Guesses that come at once wait for each other here, and each one counts.
  select user_id, wrong_codes into v_user, v_wrong_codes
    from second_step_attempt where cookie_hash = p_cookie_hash and expires_at > p_now for update;
  if not found then
    return '{"outcome": "over", "userId": null}';
  end if;
  if exists (select from app_user where id = v_user and blocked_at is not null) then
    return '{"outcome": "blocked", "userId": null}';
  end if;
  if not use_second_factor_code(v_user, p_secret, p_step, p_recovery_hash, p_now) then
    if v_wrong_codes + 1 >= p_wrong_codes_max then
      delete from second_step_attempt where cookie_hash = p_cookie_hash;
      return '{"outcome": "over", "userId": null}';
    end if;
    update second_step_attempt set wrong_codes = wrong_codes + 1 where cookie_hash = p_cookie_hash;
    return '{"outcome": "wrong", "userId": null}';
  end if;
  delete from second_step_attempt where cookie_hash = p_cookie_hash;
  delete from session where token_hash = p_ended_token_hash;
  delete from rate_limit where key = p_cleared_limit_key;
  insert into known_network (user_id, network_hash, last_used_at) values (v_user, p_network_hash, p_now)
    on conflict (user_id, network_hash) do update set last_used_at = excluded.last_used_at;
  if not open_session(
    v_user, p_token_hash, p_idle_until, p_session_expires_at, p_browser, p_network, true, p_now) then
    -- The account was deleted between the steps.
    return '{"outcome": "over", "userId": null}';
  end if;
  return jsonb_build_object('outcome', 'signed-in', 'userId', v_user);
end
$$;
