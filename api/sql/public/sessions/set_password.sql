-- What every new password brings: all sessions but `p_kept_session` end, as does what was begun with the old one
-- (prove_ownership), and the owner gets a mail. Part of the functions that have checked who asks.
create or replace function set_password(
  p_user uuid,
  p_password_hash text,
  p_kept_session bytea,
  p_now timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update app_user set password_hash = p_password_hash where id = p_user;
  perform prove_ownership(p_user, 'account', p_kept_session, p_now);
  delete from session where user_id = p_user and token_hash is distinct from p_kept_session;
  perform emit_event(p_user, '{"type": "account"}', p_now);
  perform enqueue_mail(p_user, 'password-changed', '{}', 'password-changed:' || gen_random_uuid(), p_now);
end
$$;
revoke execute on function set_password from public;
