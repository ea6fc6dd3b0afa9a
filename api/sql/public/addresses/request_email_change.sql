-- Has the account whose session this is get another address once both have confirmed it, in place of a change that was asked for
-- before: `requested`. Or why not: `password-changed` is not `p_known_hash` any more, `sign-in-too-old` there is no password, and
-- the session began before `p_signed_in_since`, `unverified` its present address is not confirmed, and its real owner may still
-- come, `same` it has the address, `taken` another account has it, or it looks like another. CR401.
create or replace function request_email_change(
  p_token_hash bytea,
  -- The password that was checked; null for an account that has none.
  p_known_hash text,
  p_signed_in_since timestamptz,
  p_email text,
  p_email_key text,
  p_expires_at timestamptz,
  p_now timestamptz
) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_locked_user(p_token_hash, p_now);
  v_known record;
begin
  select password_hash, email_key, email_verified_at into v_known from app_user where id = v_user;
  if v_known.password_hash is distinct from p_known_hash then
    return 'password-changed';
  end if;
  if p_known_hash is null and exists (
    select from session where token_hash = p_token_hash and created_at < p_signed_in_since
  ) then
    return 'sign-in-too-old';
  end if;
  if v_known.email_verified_at is null then
    return 'unverified';
  end if;
  if v_known.email_key = p_email_key then
    return 'same';
  end if;
  if not is_plain_address(p_email, p_email_key) or exists (select from app_user where email_key = p_email_key) then
    return 'taken';
  end if;
  -- Mails first, as in prove_ownership: a link of the change before is ended here, or is not made.
  update mail set run_at = null, attempts = attempts + 1, error = 'another change was asked for meanwhile'
    where user_id = v_user and run_at is not null and kind in ('change-email-old', 'change-email-new');
  update email_token set used_at = p_now
    where user_id = v_user and purpose in ('change-email-old', 'change-email-new') and used_at is null;
  insert into email_change (user_id, new_email, new_email_key, expires_at)
    values (v_user, p_email, p_email_key, p_expires_at)
    on conflict (user_id) do update set
      new_email = excluded.new_email, new_email_key = excluded.new_email_key, expires_at = excluded.expires_at,
      old_confirmed_at = null, new_confirmed_at = null;
  perform enqueue_mail(
    v_user, 'change-email-old', jsonb_build_object('email', p_email), 'change-email-old:' || gen_random_uuid(), p_now);
  insert into mail (user_id, key, recipient, kind, payload, created_at, run_at)
    values (v_user, 'change-email-new:' || gen_random_uuid(), p_email, 'change-email-new', '{}', p_now, p_now);
  return 'requested';
end
$$;
