-- Ends a way of whose session this is to sign in with another provider, and tells them by mail: `unlinked`. Or why not: `unknown`,
-- `last` when nothing else would open the account. CR401.
create or replace function unlink_provider(p_token_hash bytea, p_id uuid, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_locked_user(p_token_hash, p_now);
  v_issuer text;
begin
  select issuer into v_issuer from external_identity where id = p_id and user_id = v_user;
  if not found then
    return 'unknown';
  end if;
  if not exists (select from app_user where id = v_user and password_hash is not null)
    -- Another provider does not count: it may be offered here no more.
    and not exists (select from passkey where user_id = v_user) then
    return 'last';
  end if;
  delete from external_identity where id = p_id;
  perform enqueue_mail(
    v_user, 'provider-unlinked', jsonb_build_object('issuer', v_issuer), 'provider-unlinked:' || p_id, p_now);
  perform emit_event(v_user, '{"type": "account"}', p_now);
  return 'unlinked';
end
$$;
