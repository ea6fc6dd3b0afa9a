-- Whose session this is, once they have shown who they are: by the password whose stored form was checked (`p_known_hash`), or
-- by a code, which is used up. Null when they have not, or have no second factor. Part of the functions that change it. CR401.
create or replace function prove_second_factor(
  p_token_hash bytea,
  p_known_hash text,
  p_secret bytea,
  p_step bigint,
  p_recovery_hash bytea,
  p_now timestamptz
) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  if not exists (select from second_factor where user_id = v_user and confirmed_at is not null) then
    return null;
  end if;
  if exists (select from app_user where id = v_user and password_hash = p_known_hash) then
    return v_user;
  end if;
  return case when use_second_factor_code(v_user, p_secret, p_step, p_recovery_hash, p_now) then v_user end;
end
$$;
revoke execute on function prove_second_factor from public;
