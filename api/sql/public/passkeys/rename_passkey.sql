-- False when whose session this is has no such passkey. CR401.
create or replace function rename_passkey(p_token_hash bytea, p_id uuid, p_name text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  update passkey set name = p_name where id = p_id and user_id = v_user;
  return found;
end
$$;
