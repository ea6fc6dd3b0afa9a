-- The user whose session this is. CR401.
create or replace function require_user(p_token_hash bytea, p_now timestamptz) returns uuid
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := session_user_id(p_token_hash, p_now);
begin
  if v_user is null then
    raise exception 'the caller is not signed in' using errcode = 'CR401';
  end if;
  return v_user;
end
$$;
