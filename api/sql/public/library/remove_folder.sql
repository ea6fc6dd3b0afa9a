-- Ends a folder; its items stay, without one. CR401 signed out, CRFLD no such folder, CR431 too many changes.
create or replace function remove_folder(p_token_hash bytea, p_id uuid, p_rate jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_ids uuid[];
begin
  perform credit.lock_account(v_user);
  perform take_library_turn(v_user, p_rate, p_now);
  select coalesce(array_agg(id), '{}') into v_ids from generation where user_id = v_user and folder_id = p_id;
  delete from folder where user_id = v_user and id = p_id;
  if not found then
    raise exception 'no such folder' using errcode = 'CRFLD';
  end if;
  perform emit_list_events(v_user, v_ids, p_now);
end
$$;
