-- Does one thing to many uploads of the user whose session this is: remove, restore. What is not theirs, is unknown or
-- is so already is left as it is. `p_rate` is {"limit", "windowSeconds"}. {"ids": what was changed}. CR401 signed out,
-- CR431 too many commands.
create or replace function run_upload_command(
  p_token_hash bytea,
  p_command text,
  -- A JSON array.
  p_ids jsonb,
  p_rate jsonb,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_ids uuid[];
begin
  perform credit.lock_account(v_user);
  perform take_library_turn(v_user, p_rate, p_now);
  with changed as (
    update upload set removed_at = case p_command when 'remove' then p_now end
      where user_id = v_user and id in (select value::uuid from jsonb_array_elements_text(p_ids))
        and case p_command
          when 'remove' then removed_at is null when 'restore' then removed_at is not null else false
        end
      returning id
  )
  select coalesce(array_agg(id), '{}') into v_ids from changed;
  return jsonb_build_object('ids', to_jsonb(v_ids));
end
$$;
