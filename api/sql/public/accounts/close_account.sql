-- Deletes the account whose session this is, at first only for everybody to see: it is signed out everywhere, its page
-- is gone, work that waits is cancelled and paid back, and a mail with a link that restores it is on its way. After
-- `p_grace` purge_account removes what is in it.
-- {"outcome": "closing", "userId": ...}, or why not: `password-changed` is not `p_known_hash` any more,
-- `sign-in-too-old` there is no password, and the session began before `p_signed_in_since`. CR401.
create or replace function close_account(
  p_token_hash bytea,
  -- The password that was checked; null for an account that has none.
  p_known_hash text,
  p_signed_in_since timestamptz,
  p_grace interval,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_locked_user(p_token_hash, p_now);
  v_generation uuid;
begin
  if exists (select from app_user where id = v_user and password_hash is distinct from p_known_hash) then
    return '{"outcome": "password-changed", "userId": null}';
  end if;
  if p_known_hash is null and exists (
    select from session where token_hash = p_token_hash and created_at < p_signed_in_since
  ) then
    return '{"outcome": "sign-in-too-old", "userId": null}';
  end if;

  for v_generation in
    select id from generation where user_id = v_user and status in ('deferred', 'queued')
    -- First those that would begin when another one ends.
    order by status
    for update
  loop
    perform end_generation(v_user, v_generation, 'cancelled', 'cancelled', null, null, null, p_now);
  end loop;
  -- Their workers see it at the next beat, and give the credits back.
  update generation set cancel_requested = true where user_id = v_user and status = 'running';

  -- First: a closed account gets no mails.
  perform enqueue_mail(
    v_user, 'restore-account', jsonb_build_object('closesAt', wire_time(p_now + p_grace)),
    'restore-account:' || gen_random_uuid(), p_now);
  update app_user set closes_at = p_now + p_grace, closed_at = p_now where id = v_user;
  update email_token set used_at = p_now
    where user_id = v_user and purpose in ('reset-password', 'restore-account') and used_at is null;
  delete from session where user_id = v_user;
  perform emit_event(v_user, '{"type": "signed-out"}', p_now);
  return jsonb_build_object('outcome', 'closing', 'userId', v_user);
end
$$;
