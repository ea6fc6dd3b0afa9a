-- Gives the released build to another share of the users. Who had it keeps it when the share grows. CRREM, CRBLD nothing is
-- released, CRPRE there is no other build for the rest.
create or replace function roll_out_remote(p_name text, p_channel text, p_percent integer, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_build text;
begin
  perform lock_remote(p_name);
  select c.build into v_build from remote_channel c where c.name = p_name and c.channel = p_channel;
  if v_build is null then
    raise exception 'nothing_released' using
      errcode = 'CRBLD',
      detail = jsonb_build_object('name', p_name, 'channel', p_channel);
  end if;
  if p_percent < 100 and fallback_build(p_name, p_channel, array[v_build]) is null then
    raise exception 'no_other_build' using
      errcode = 'CRPRE',
      detail = jsonb_build_object('name', p_name, 'build', v_build);
  end if;
  return set_channel_build(p_name, p_channel, v_build, p_percent, true, 'rolled-out', p_actor);
end
$$;
