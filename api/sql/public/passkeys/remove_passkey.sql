-- Ends a passkey of whose session this is, and tells them by mail. False when they have no such. CR401.
create or replace function remove_passkey(p_token_hash bytea, p_id uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_name text;
begin
  delete from passkey where id = p_id and user_id = v_user returning name into v_name;
  if not found then
    return false;
  end if;
  perform enqueue_mail(v_user, 'passkey-removed', jsonb_build_object('name', v_name), 'passkey-removed:' || p_id, p_now);
  return true;
end
$$;
