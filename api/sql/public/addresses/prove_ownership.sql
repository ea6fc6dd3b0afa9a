-- Ends what was begun before a proof of ownership, by whom ever. Part of each function that has checked one, under the
-- user's lock; the table in SECURITY.md says what each proof ends.
--
-- `p_what` is `mailbox` (who brings it reads the account's address), or `account` (who brings it knows the password, or
-- may take the account back). The first proof of a mailbox hands the account over, for its maker may have been a
-- stranger: every way into it ends, and what it shows. Only for `p_session`, a session of this account in the browser
-- that brings the proof, maker and owner are one: it goes on, with the password. On an account that was proved before,
-- passkeys and second steps stay: a mailbox alone does not take them off.
--
-- Returns whether the account was handed over: it has no password any more.
create or replace function prove_ownership(
  p_user uuid,
  p_what text,
  p_session bytea,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_is_unproved boolean := exists (select from app_user where id = p_user and email_verified_at is null);
  v_is_maker boolean := coalesce(session_user_id(p_session, p_now) = p_user, false);
  -- Links that still have to be pressed: who knows a password has shown nothing of the mailbox.
  v_kept text := case when v_is_unproved and p_what <> 'mailbox' then 'verify-email' else '' end;
begin
  -- Mails first: a worker makes a mail's link under the lock of its row, so its token is here to be ended, or is not made.
  update mail set run_at = null, attempts = attempts + 1, error = 'the account was proved meanwhile'
    where user_id = p_user and run_at is not null and kind <> v_kept
      and kind in ('verify-email', 'reset-password', 'restore-account', 'change-email-old', 'change-email-new');
  update email_token set used_at = p_now where user_id = p_user and used_at is null and purpose <> v_kept;
  delete from email_change where user_id = p_user;
  delete from second_step_attempt where user_id = p_user;
  delete from passkey_challenge where user_id = p_user;
  if not v_is_unproved or p_what <> 'mailbox' then
    return false;
  end if;

  update app_user set email_verified_at = p_now where id = p_user;
  delete from session where user_id = p_user and not (v_is_maker and token_hash = p_session);
  delete from external_identity where user_id = p_user;
  delete from passkey where user_id = p_user;
  delete from second_factor where user_id = p_user;
  if v_is_maker then
    return false;
  end if;
  update app_user set
    password_hash = null, registration_key = null, public_profile = false, files_say_prompt = false, files_say_name = false
    where id = p_user;
  update generation set published_at = null where user_id = p_user and published_at is not null;
  delete from share_link where user_id = p_user;
  delete from known_network where user_id = p_user;
  return true;
end
$$;
revoke execute on function prove_ownership from public;
