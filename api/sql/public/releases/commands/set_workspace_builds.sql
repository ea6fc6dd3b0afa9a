-- Moves the pointers of all frontends of a workspace's release together, and pins them. Returns whether anything changed.
create or replace function set_workspace_builds(p_builds jsonb, p_kind text, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text;
  v_is_changed boolean := false;
begin
  -- In one order, so that two commands wait for each other.
  perform from remote r where p_builds ? r.name order by r.name for update;
  -- The shell comes first: what a remote needs of it is compared with the one that is released.
  for v_name in
    select r.name from remote r where p_builds ? r.name and r.removed_at is null order by r.name <> 'shell', r.name
  loop
    v_is_changed := set_channel_build(v_name, 'stable', p_builds ->> v_name, 100, true, p_kind, p_actor) or v_is_changed;
  end loop;
  return v_is_changed;
end
$$;
