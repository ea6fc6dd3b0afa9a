-- Makes the caller an admin, who has shown the code of the start, and writes it down; false: there is an admin, or will be
-- one by a configured address. CR401 signed out.
create or replace function become_first_admin(p_token_hash bytea, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  lock table admin_address in exclusive mode;
  if exists (select from admin_address) or exists (select from app_user where is_admin) then
    return false;
  end if;
  update app_user set admin_by_code_at = p_now where id = v_user;
  perform begin_admin_action(p_token_hash, 'first admin', v_user, '{}', p_now);
  return true;
end
$$;
