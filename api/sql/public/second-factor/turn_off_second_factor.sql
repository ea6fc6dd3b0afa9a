-- Ends the second factor and its recovery codes. False, and nothing has happened, when `prove_second_factor` says no. CR401.
create or replace function turn_off_second_factor(
  p_token_hash bytea,
  p_known_hash text,
  p_secret bytea,
  p_step bigint,
  p_recovery_hash bytea,
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
  delete from second_factor where user_id = v_user;
  perform enqueue_mail(v_user, 'second-factor-off', '{}', 'second-factor-off:' || gen_random_uuid(), p_now);
  return true;
end
$$;
