-- Forgets builds that no channel has had since `p_before`: neither as the one that users get, nor as the one that others get or fall
-- back to, nor as what a workspace brought since or brought last; nor those that a link still leads to. The audit keeps its rows, and says of each what it was. Returns them as
-- [{"name", "build"}]; the caller removes their files.
create or replace function delete_old_builds(p_before timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text;
  v_build record;
  v_deleted jsonb := '[]';
begin
  for v_name in select r.name from remote r order by r.name loop
    -- A release of one of them waits here, and then does not find it.
    perform lock_remote(v_name);
    for v_build in
      select b.build, b.version, b.commit_id, b.created_at from remote_build b
      where b.name = v_name and b.created_at <= p_before
        and not exists (
          select from remote_channel c
          where c.name = v_name and b.build in (c.build, c.previous_build,
            fallback_build(c.name, c.channel, array_remove(array[c.build, c.previous_build], null)))
        )
        and not exists (
          select from (
            select e.build, e.previous_build, lead(e.at) over (partition by e.channel order by e.id) as until
            from remote_event e where e.name = v_name and e.channel is not null
          ) had
          where b.build in (had.build, had.previous_build) and had.until > p_before
        )
        and not exists (
          select from remote r
          where r.name = v_name and r.removed_at is null and b.offered_at = (
            select max(o.offered_at) from remote_build o where o.name = v_name)
        )
        and not exists (
          select from build_preview v
          where v.name = v_name and v.build = b.build and v.ended_by is null and v.ends_at > clock_timestamp()
        )
        -- Gateways serve their own, and a release is rolled back to as a whole.
        and not exists (
          select from workspace_release w
          where w.builds ->> v_name = b.build and (w.started_at > p_before or w.started_at = (
            select max(l.started_at) from workspace_release l))
        )
    loop
      delete from remote_load where name = v_name and build = v_build.build;
      delete from remote_reporter where name = v_name and build = v_build.build;
      delete from remote_release where name = v_name and build = v_build.build;
      delete from remote_build where name = v_name and build = v_build.build;
      insert into remote_event (name, kind, build, actor, note)
        values (v_name, 'deleted', v_build.build, 'system', format('version %s, published %s%s', v_build.version,
          wire_time(v_build.created_at), ', commit ' || v_build.commit_id));
      v_deleted := v_deleted || jsonb_build_object('name', v_name, 'build', v_build.build);
    end loop;
  end loop;
  return v_deleted;
end
$$;
