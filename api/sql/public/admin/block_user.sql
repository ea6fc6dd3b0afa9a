-- Blocks a user, or lets them in again. A blocked user is signed out everywhere and cannot sign in; work that runs ends
-- as it would, and what is deferred never begins. No admin blocks themselves. CR401, CRADM, CRUSR no such user, CR400 oneself.
create or replace function block_user(
  p_token_hash bytea,
  p_user uuid,
  p_is_blocked boolean,
  p_reason text,
  p_now timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_deferred uuid;
  v_admin uuid := begin_admin_action(
    p_token_hash, case when p_is_blocked then 'block' else 'unblock' end, p_user, jsonb_build_object('reason', p_reason), p_now);
begin
  if v_admin = p_user then
    raise exception 'own_account' using errcode = 'CR400';
  end if;
  update app_user set blocked_at = case when p_is_blocked then coalesce(blocked_at, p_now) end where id = p_user;
  if not found then
    raise exception 'there is no such user' using errcode = 'CRUSR';
  end if;
  if p_is_blocked then
    perform credit.lock_account(p_user);
    for v_deferred in select id from generation where user_id = p_user and status = 'deferred' loop
      perform end_generation(p_user, v_deferred, 'cancelled', 'cancelled', null, null, null, p_now);
    end loop;
    delete from session where user_id = p_user;
    perform emit_event(p_user, '{"type": "signed-out"}', p_now);
  end if;
end
$$;
