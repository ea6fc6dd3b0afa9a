-- Does one of the acts of packages/contract/src/releases/remote-command.ts and returns {"isChanged", "status"}. A dry run does the same, and
-- then raises CRDRY with the result as its detail: nothing stays, and nothing that a real run checks is left out.
-- CRREM, CRBLD, CRCON, CRPRE as the acts have them.
create or replace function run_release_command(p_name text, p_act jsonb, p_actor text, p_is_dry_run boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_channel text := p_act ->> 'channel';
  v_percent integer := (p_act ->> 'percent')::integer;
  v_is_changed boolean;
  v_result jsonb;
begin
  v_is_changed := case p_act ->> 'act'
    when 'release' then release_remote(p_name, v_channel, p_act ->> 'build', v_percent, p_actor)
    when 'rollout' then roll_out_remote(p_name, v_channel, v_percent, p_actor)
    when 'promote' then promote_remote(p_name, v_percent, p_actor)
    when 'rollback' then roll_back_remote(p_name, v_channel, p_actor)
    when 'follow' then unpin_remote(p_name, v_channel, p_actor)
    when 'kill' then switch_remote(p_name, true, p_actor)
    when 'revive' then switch_remote(p_name, false, p_actor)
    when 'remove' then remove_remote(p_name, p_actor)
    when 'preview' then preview_build(p_name, p_act ->> 'build', p_act ->> 'commit', p_actor)
    when 'end-preview' then end_preview(p_name, p_act ->> 'build', p_actor)
  end;
  v_result := jsonb_build_object('isChanged', v_is_changed, 'status', remote_status(p_name));
  if p_is_dry_run then
    raise exception 'a dry run' using errcode = 'CRDRY', detail = v_result::text;
  end if;
  return v_result;
end
$$;
