-- CR401 signed out, CRTPL no such template, CR431 too many changes.
create or replace function remove_template(p_token_hash bytea, p_id uuid, p_rate jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  perform credit.lock_account(v_user);
  perform take_library_turn(v_user, p_rate, p_now);
  delete from template where user_id = v_user and id = p_id;
  if not found then
    raise exception 'no such template' using errcode = 'CRTPL';
  end if;
end
$$;
