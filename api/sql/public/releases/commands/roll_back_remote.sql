-- Rolls a channel's build back: all get what they had before, and no user falls back to the build rolled back. Pins
-- the channel. Again goes further back. CRREM, CRBLD nothing is released, CRPRE there is no build to go back to.
create or replace function roll_back_remote(p_name text, p_channel text, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_build text;
  v_before text;
begin
  perform lock_remote(p_name);
  select c.build into v_build from remote_channel c where c.name = p_name and c.channel = p_channel;
  if v_build is null then
    raise exception 'nothing_released' using
      errcode = 'CRBLD',
      detail = jsonb_build_object('name', p_name, 'channel', p_channel);
  end if;
  v_before := fallback_build(p_name, p_channel, array[v_build]);
  if v_before is null then
    raise exception 'no_build_before' using errcode = 'CRPRE', detail = jsonb_build_object('name', p_name);
  end if;
  update remote_build set taken_back_at = clock_timestamp() where name = p_name and build = v_build;
  return set_channel_build(p_name, p_channel, v_before, 100, true, 'rolled-back', p_actor);
end
$$;
