-- Gives whose session this is a passkey that the gateway has checked, and tells them by mail: `added`. Otherwise
-- `known` it is a user's already, or `full` there are `p_passkeys_max`. CR401.
create or replace function add_passkey(
  p_token_hash bytea,
  p_credential_id bytea,
  p_public_key bytea,
  p_counter bigint,
  p_transports jsonb,
  p_is_backed_up boolean,
  p_name text,
  p_passkeys_max integer,
  p_now timestamptz
) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_locked_user(p_token_hash, p_now);
  v_id uuid;
begin
  -- The account is locked: those that come at once are counted one after the other.
  if (select count(*) from passkey where user_id = v_user) >= p_passkeys_max then
    return 'full';
  end if;
  insert into passkey (user_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at)
    values (v_user, p_credential_id, p_public_key, p_counter, p_transports, p_is_backed_up, p_name, p_now)
    on conflict (credential_id) do nothing returning id into v_id;
  if not found then
    return 'known';
  end if;
  perform enqueue_mail(v_user, 'passkey-added', jsonb_build_object('name', p_name), 'passkey-added:' || v_id, p_now);
  return 'added';
end
$$;
