-- Gives the builds of a workspace's release to everybody, all together, and pins their channels. What was removed stays so.
-- `p_name`: its name, or how it begins. Returns whether anything changed. CRBLD no such release, or no such build.
create or replace function release_workspace(p_name text, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_release record;
begin
  select w.name, w.builds into v_release from workspace_release w
    where starts_with(w.name, p_name) order by w.offered_at desc limit 1 for update;
  if not found then
    raise exception 'no_such_release' using errcode = 'CRBLD', detail = jsonb_build_object('name', p_name);
  end if;
  update workspace_release set had_at = clock_timestamp(), taken_back_at = null where name = v_release.name;
  return set_workspace_builds(v_release.builds, 'released', p_actor);
end
$$;
