-- Uses a code up: one of the app by its step, else a recovery code by its hash. False when it is neither, or was used before.
-- `p_secret` is the stored one that the step was found with. The update's lock puts those that come at once in a row. Part of
-- the functions that have checked who asks.
create or replace function use_second_factor_code(
  p_user uuid,
  p_secret bytea,
  p_step bigint,
  p_recovery_hash bytea,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update second_factor set last_step = p_step
    where user_id = p_user and secret = p_secret and confirmed_at is not null and last_step < p_step;
  if found then
    return true;
  end if;
  update recovery_code set used_at = p_now
    where user_id = p_user and code_hash = p_recovery_hash and used_at is null;
  if not found then
    return false;
  end if;
  perform enqueue_mail(
    p_user, 'recovery-code-used',
    jsonb_build_object('left', (select count(*) from recovery_code where user_id = p_user and used_at is null)),
    'recovery-code-used:' || gen_random_uuid(), p_now);
  return true;
end
$$;
revoke execute on function use_second_factor_code from public;
