-- Does one thing to many items of the user whose session this is: remove, restore, purge, favourite, unfavourite, move,
-- dismiss. What is not theirs, is unknown or is so already is left as it is. `p_rate` is {"limit", "windowSeconds"}.
-- {"userId", "ids": what was changed, "fileKeys": files that nothing refers to any more}. CR401 signed out, CRFLD no
-- such folder, CR431 too many commands.
create or replace function run_library_command(
  p_token_hash bytea,
  p_command text,
  -- A JSON array.
  p_ids jsonb,
  -- Of `move`; null: out of their folder.
  p_folder uuid,
  p_rate jsonb,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_asked uuid[] := array(select value::uuid from jsonb_array_elements_text(p_ids));
  v_ids uuid[];
  v_keys jsonb := '[]';
begin
  perform credit.lock_account(v_user);
  perform take_library_turn(v_user, p_rate, p_now);
  if p_command = 'move' and p_folder is not null
    and not exists (select from folder where user_id = v_user and id = p_folder)
  then
    raise exception 'no such folder' using errcode = 'CRFLD';
  end if;

  select coalesce(array_agg(id), '{}') into v_ids from generation
    where user_id = v_user and id = any (v_asked) and case p_command
      when 'remove' then removed_at is null and status in ('completed', 'failed', 'cancelled')
      when 'restore' then coalesce(removed_at, dismissed_at) is not null and purged_at is null
      when 'purge' then removed_at is not null and purged_at is null
      when 'favourite' then removed_at is null and favourite_at is null
      when 'unfavourite' then removed_at is null and favourite_at is not null
      when 'move' then removed_at is null and folder_id is distinct from p_folder
      when 'dismiss' then removed_at is null and dismissed_at is null and status in ('failed', 'cancelled')
      else false
    end;
  if p_command = 'purge' then
    v_keys := purge_generations(v_user, v_ids, p_now);
  else
    update generation set
      removed_at = case p_command when 'remove' then p_now when 'restore' then null else removed_at end,
      -- Who takes it back shows it anew.
      published_at = case p_command when 'remove' then null else published_at end,
      dismissed_at = case p_command when 'dismiss' then p_now when 'restore' then null else dismissed_at end,
      favourite_at = case p_command when 'favourite' then p_now when 'unfavourite' then null else favourite_at end,
      folder_id = case p_command when 'move' then p_folder else folder_id end
      where user_id = v_user and id = any (v_ids);
  end if;
  if p_command = 'remove' then
    delete from share_link where user_id = v_user and generation_id = any (v_ids);
  end if;
  perform emit_list_events(v_user, v_ids, p_now);
  return jsonb_build_object('userId', v_user, 'ids', to_jsonb(v_ids), 'fileKeys', v_keys);
end
$$;
