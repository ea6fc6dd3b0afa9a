-- From now on it does nothing. Returns whether it was good until now.
create or replace function revoke_deploy_token(p_id uuid, p_actor text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text;
begin
  update deploy_token set revoked_at = p_now where id = p_id and revoked_at is null returning name into v_name;
  if not found then
    return false;
  end if;
  insert into remote_event (name, kind, actor) values (v_name, 'token-revoked', p_actor);
  return true;
end
$$;
