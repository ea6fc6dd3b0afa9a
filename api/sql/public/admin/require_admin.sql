-- The admin whose session this is. CR401 signed out, CRADM no admin.
create or replace function require_admin(p_token_hash bytea, p_now timestamptz) returns uuid
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  if not exists (select from app_user where id = v_user and is_admin) then
    raise exception 'for admins only' using errcode = 'CRADM';
  end if;
  return v_user;
end
$$;
