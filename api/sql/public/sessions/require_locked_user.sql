-- The user whose session this is, whose account is locked until the end of the transaction. CR401, also when the session was ended
-- while this call waited for the lock.
create or replace function require_locked_user(p_token_hash bytea, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := session_user_id(p_token_hash, p_now);
begin
  if v_user is not null then
    perform credit.lock_account(v_user);
  end if;
  return require_user(p_token_hash, p_now);
end
$$;
