-- Keeps a build, for a publisher to release. Returns whether it is new: the same again changes nothing, because builds
-- are named by their content. CRCON the released shell cannot run it, CRDIF another build has this id.
create or replace function publish_build(
  p_name text,
  p_build text,
  p_version text,
  p_info jsonb,
  p_commit text,
  p_actor text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform check_build(p_name, p_build, p_info);
  perform add_remote(p_name);
  insert into remote_build (name, build, version, info, commit_id) values (p_name, p_build, p_version, p_info, p_commit)
    on conflict do nothing;
  if found then
    insert into remote_event (name, kind, build, actor) values (p_name, 'published', p_build, p_actor);
    return true;
  end if;
  -- Another process may have been faster.
  perform check_build(p_name, p_build, p_info);
  return false;
end
$$;
