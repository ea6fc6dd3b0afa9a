-- Rolls all frontends of a workspace's release back together, to those of the release that everybody had before, and pins
-- them. Again goes further back. Returns whether anything changed. CRBLD nothing is released, CRPRE there is none to go back to.
create or replace function roll_back_workspace(p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_now record;
  v_before record;
begin
  -- Where they are pinned, what everybody has was released last; else it is what came last.
  select w.name, w.builds into v_now from workspace_release w
    join remote_channel c on c.name = 'shell' and c.channel = 'stable'
    where not c.is_pinned or (w.had_at is not null and w.taken_back_at is null)
    order by case when c.is_pinned then w.had_at else w.offered_at end desc limit 1;
  if not found then
    raise exception 'nothing_released' using
      errcode = 'CRBLD',
      detail = jsonb_build_object('name', 'shell', 'channel', 'stable');
  end if;
  select w.name, w.builds into v_before from workspace_release w
    where w.name <> v_now.name and w.had_at is not null and w.taken_back_at is null order by w.had_at desc limit 1;
  if not found then
    raise exception 'no_release_before' using errcode = 'CRPRE', detail = jsonb_build_object('name', v_now.name);
  end if;
  update workspace_release set taken_back_at = clock_timestamp() where name = v_now.name;
  update remote_build b set taken_back_at = clock_timestamp()
    where b.build = v_now.builds ->> b.name and b.build is distinct from v_before.builds ->> b.name;
  return set_workspace_builds(v_before.builds, 'rolled-back', p_actor);
end
$$;
