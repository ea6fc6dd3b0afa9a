-- Signs in who another provider has vouched for, by its name for them; their address only finds or makes the account
-- the first time, and only one that the provider has confirmed. Answers {"outcome": "signed-in", "userId": ...}, or why
-- not: `unverified` no confirmed address, or one that only looks like another, `other-identity` the account belongs to another user there, `blocked`,
-- `closed` its user has deleted it; or `second-step` with the user's id: there is no session yet, for the account asks
-- for a code, too.
--
-- An account whose own address was never confirmed may have been made by a stranger who expected its owner to come this
-- way: it is handed over (hand_over_account).
create or replace function sign_in_externally(
  p_issuer text,
  p_subject text,
  -- Null unless the provider has confirmed it.
  p_email text,
  p_email_key text,
  p_first_name text,
  p_last_name text,
  p_starter_credits integer,
  p_token_hash bytea,
  p_ended_token_hash bytea,
  p_idle_until timestamptz,
  p_session_expires_at timestamptz,
  p_now timestamptz,
  p_browser text,
  p_network text
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
  v_is_verified boolean;
begin
  select user_id into v_user from external_identity where issuer = p_issuer and subject = p_subject;
  if not found then
    if p_email is null or not is_plain_address(p_email, p_email_key) then
      return '{"outcome": "unverified", "userId": null}';
    end if;
    insert into app_user (email, email_key, first_name, last_name, created_at, email_verified_at)
      values (p_email, p_email_key, p_first_name, p_last_name, p_now, p_now)
      on conflict (email_key) do nothing returning id into v_user;
    if found then
      perform credit.add_grant(
        v_user, p_starter_credits, 'signup', 'signup:' || v_user, 'infinity', null, 50::smallint, p_now);
    else
      select id into v_user from app_user where email_key = p_email_key;
      perform credit.lock_account(v_user);
      if exists (select from app_user where id = v_user and closes_at is not null) then
        perform resend_restore_mail(p_email_key, p_now);
        return '{"outcome": "closed", "userId": null}';
      end if;
      select email_verified_at is not null into v_is_verified from app_user where id = v_user;
      if v_is_verified and exists (
        select from external_identity where user_id = v_user and issuer = p_issuer and subject <> p_subject
      ) then
        return '{"outcome": "other-identity", "userId": null}';
      end if;
      if v_is_verified then
        perform prove_ownership(v_user, 'mailbox', null, p_now);
      else
        perform hand_over_account(v_user, p_email, p_first_name, p_last_name, p_now);
      end if;
      perform enqueue_mail(
        v_user, 'provider-linked', jsonb_build_object('issuer', p_issuer, 'isHandedOver', not v_is_verified),
        'provider-linked:' || v_user || ':' || p_issuer, p_now);
    end if;
    insert into external_identity (issuer, subject, user_id, created_at) values (p_issuer, p_subject, v_user, p_now)
      on conflict (issuer, subject) do nothing;
  end if;
  if exists (select from app_user where id = v_user and blocked_at is not null) then
    return '{"outcome": "blocked", "userId": null}';
  end if;
  if exists (select from app_user where id = v_user and closes_at is not null) then
    perform resend_restore_mail(email_key, p_now) from app_user where id = v_user;
    return '{"outcome": "closed", "userId": null}';
  end if;
  if exists (select from second_factor where user_id = v_user and confirmed_at is not null) then
    return jsonb_build_object('outcome', 'second-step', 'userId', v_user);
  end if;
  delete from session where token_hash = p_ended_token_hash;
  if not open_session(
    v_user, p_token_hash, p_idle_until, p_session_expires_at, p_browser, p_network, false, p_now) then
    return '{"outcome": "closed", "userId": null}';
  end if;
  return jsonb_build_object('outcome', 'signed-in', 'userId', v_user);
end
$$;
