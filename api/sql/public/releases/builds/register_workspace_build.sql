-- What a start brings from its workspace: everybody gets it where the channel follows the workspace, unless it was there
-- before. So an older build that starts again rolls nothing back, and two gateways of different builds never flip each
-- other. `p_can_return`: no other gateway runs, so the workspace may also have gone back to an older build.
-- A build that was deleted was here before, too; a remote that was removed stays so.
-- Returns {"isChanged", "isPinned", "build"}, the last being what everybody has now; null where it is removed. CRREM, CRBLD, CRCON.
create or replace function register_workspace_build(p_name text, p_build text, p_can_return boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_is_news boolean;
  v_is_changed boolean := false;
begin
  perform lock_remote(p_name);
  update remote_build set offered_at = clock_timestamp()
    where name = p_name and build = p_build and (p_can_return or offered_at is null and not exists (
      select from remote_event e where e.name = p_name and e.build = p_build and e.kind = 'deleted'));
  v_is_news := found;
  if v_is_news and not exists (
    select from remote_channel c where c.name = p_name and c.channel = 'stable' and c.is_pinned
  ) and not exists (select from remote r where r.name = p_name and r.removed_at is not null) then
    v_is_changed := set_channel_build(p_name, 'stable', p_build, 100, false, 'released', 'a start');
  end if;
  return (
    select jsonb_build_object('isChanged', v_is_changed, 'isPinned', coalesce(c.is_pinned, true), 'build', c.build)
    from remote r left join remote_channel c on c.name = r.name and c.channel = 'stable' where r.name = p_name
  );
end
$$;
