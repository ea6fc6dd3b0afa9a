-- Makes a folder of the user whose session this is, or renames the one with this id. CR401 signed out, CRFLD no such
-- folder, CRFNM the name is taken, CRFMX they have `p_folders_max`, CR431 too many changes. {"id", "name"}.
create or replace function save_folder(
  p_token_hash bytea,
  -- Null: a new one.
  p_id uuid,
  p_name text,
  p_folders_max integer,
  p_rate jsonb,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_id uuid := p_id;
begin
  perform credit.lock_account(v_user);
  perform take_library_turn(v_user, p_rate, p_now);
  if p_id is null and (select count(*) from folder where user_id = v_user) >= p_folders_max then
    raise exception 'too many folders' using errcode = 'CRFMX', detail = jsonb_build_object('limit', p_folders_max);
  end if;
  begin
    if p_id is null then
      insert into folder (user_id, name, created_at) values (v_user, p_name, p_now) returning id into v_id;
    else
      update folder set name = p_name where user_id = v_user and id = p_id returning id into v_id;
    end if;
  exception
    when unique_violation then
      raise exception 'this name is taken' using errcode = 'CRFNM';
  end;
  if v_id is null then
    raise exception 'no such folder' using errcode = 'CRFLD';
  end if;
  return jsonb_build_object('id', v_id, 'name', p_name);
end
$$;
