-- Gives the beta's build to a share of everybody. CRREM, CRBLD there is no beta, CRCON.
create or replace function promote_remote(p_name text, p_percent integer, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_build text;
begin
  perform lock_remote(p_name);
  select c.build into v_build from remote_channel c where c.name = p_name and c.channel = 'beta';
  if v_build is null then
    raise exception 'no_beta' using errcode = 'CRBLD', detail = jsonb_build_object('name', p_name);
  end if;
  return set_channel_build(p_name, 'stable', v_build, p_percent, true, 'promoted', p_actor);
end
$$;
