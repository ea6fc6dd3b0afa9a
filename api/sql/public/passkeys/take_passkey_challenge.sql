-- Uses a challenge up, whatever becomes of the response. False unless it is this browser's, for this purpose and user, and in
-- time. Of responses that come at once one gets it.
create or replace function take_passkey_challenge(
  p_challenge bytea,
  p_cookie_hash bytea,
  p_purpose text,
  -- Null at a sign-in.
  p_user uuid,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from passkey_challenge
    where challenge = p_challenge and cookie_hash = p_cookie_hash and purpose = p_purpose
      and user_id is not distinct from p_user and expires_at > p_now;
  return found;
end
$$;
