-- Gives a build to a share of a channel's users, and pins the channel: no start moves it until it follows again.
-- CRREM, CRBLD, CRCON.
create or replace function release_remote(p_name text, p_channel text, p_build text, p_percent integer, p_actor text)
returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform lock_remote(p_name);
  return set_channel_build(p_name, p_channel, p_build, p_percent, true, 'released', p_actor);
end
$$;
