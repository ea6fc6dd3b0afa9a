-- Makes the link to a published build that no channel need have, for 14 days. Made again it is the same link, with a later end.
-- CRREM, CRBLD no such build, CRPRE for the shell, which is the page itself, and for a remote that was removed.
create or replace function preview_build(p_name text, p_build text, p_commit text, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  if p_name = 'shell' then
    raise exception 'shell_without_previews' using errcode = 'CRPRE';
  end if;
  -- The deletion of old builds waits here, and then finds the link.
  perform lock_remote(p_name);
  if exists (select from remote r where r.name = p_name and r.removed_at is not null) then
    raise exception 'removed_without_previews' using errcode = 'CRPRE', detail = jsonb_build_object('name', p_name);
  end if;
  update build_preview set
      commit_id = coalesce(p_commit, commit_id), made_by = p_actor, made_at = v_now, ends_at = v_now + interval '14 days'
    where name = p_name and build = p_build and ended_by is null;
  if found then
    return true;
  end if;
  insert into build_preview (name, build, commit_id, made_by, made_at, ends_at)
    select b.name, b.build, coalesce(p_commit, b.commit_id), p_actor, v_now, v_now + interval '14 days'
    from remote_build b where b.name = p_name and b.build = p_build;
  if not found then
    raise exception 'no_such_build' using
      errcode = 'CRBLD',
      detail = jsonb_build_object('name', p_name, 'build', p_build);
  end if;
  insert into remote_event (name, kind, build, actor) values (p_name, 'previewed', p_build, p_actor);
  return true;
end
$$;
