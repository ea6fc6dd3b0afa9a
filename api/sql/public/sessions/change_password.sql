-- Sets another password for whom this session is of, and ends their other sessions. `p_known_hash` is the password that was
-- checked: false, and nothing has happened, when it is not the present one any more. CR401.
create or replace function change_password(
  p_token_hash bytea,
  p_known_hash text,
  p_password_hash text,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  perform credit.lock_account(v_user);
  if not exists (select from app_user where id = v_user and password_hash = p_known_hash) then
    return false;
  end if;
  perform set_password(v_user, p_password_hash, p_token_hash, p_now);
  return true;
end
$$;
