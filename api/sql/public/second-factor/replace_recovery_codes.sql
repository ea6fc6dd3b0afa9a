-- New recovery codes; the ones before open nothing any more. False, and nothing has happened, when `prove_second_factor`
-- says no. CR401.
create or replace function replace_recovery_codes(
  p_token_hash bytea,
  p_known_hash text,
  p_secret bytea,
  p_step bigint,
  p_recovery_hash bytea,
  p_recovery_hashes jsonb,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := prove_second_factor(p_token_hash, p_known_hash, p_secret, p_step, p_recovery_hash, p_now);
begin
  if v_user is null then
    return false;
  end if;
  perform set_recovery_codes(v_user, p_recovery_hashes);
  return true;
end
$$;
