-- Gives the caller the beta of a remote, or takes it from them again. CR401 signed out, CRREM no such remote,
-- CRADM its beta is for admins. A user who has it may always leave it.
create or replace function choose_channel(p_token_hash bytea, p_name text, p_is_beta boolean, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  if not exists (select from remote where name = p_name) then
    raise exception 'no_such_tool' using errcode = 'CRREM', detail = jsonb_build_object('name', p_name);
  end if;
  if p_is_beta and not may_have_beta(v_user, p_name) then
    raise exception 'beta_for_admins' using errcode = 'CRADM';
  end if;
  if p_is_beta then
    insert into remote_opt_in (user_id, name, created_at) values (v_user, p_name, p_now) on conflict do nothing;
  else
    delete from remote_opt_in where user_id = v_user and name = p_name;
  end if;
end
$$;
