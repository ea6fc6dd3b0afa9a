-- From now on each sign-in of whose session this is asks for a code. `p_secret` is the stored one that the code was checked
-- with, `p_step` the code's step: false, and nothing has happened, when it is not the present one, or is on already. CR401.
create or replace function turn_on_second_factor(
  p_token_hash bytea,
  p_secret bytea,
  p_step bigint,
  p_recovery_hashes jsonb,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  update second_factor set confirmed_at = p_now, last_step = p_step
    where user_id = v_user and secret = p_secret and confirmed_at is null;
  if not found then
    return false;
  end if;
  perform set_recovery_codes(v_user, p_recovery_hashes);
  perform enqueue_mail(v_user, 'second-factor-on', '{}', 'second-factor-on:' || gen_random_uuid(), p_now);
  return true;
end
$$;
