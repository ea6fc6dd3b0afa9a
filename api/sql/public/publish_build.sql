-- Keeps a build, for somebody to release. Returns whether it is new: the same again changes nothing, because builds are
-- named by their content. CRCON the released shell cannot run it, CRDIF another build has this id.
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
  if p_name <> 'shell' and not contract_allows(p_info ->> 'contract', shell_contract()) then
    raise exception 'Build % of % needs the shell contract %; the released shell has %. Release the shell first, or build for its contract.',
      p_build, p_name, p_info ->> 'contract', shell_contract() using errcode = 'CRCON';
  end if;
  insert into remote (name) values (p_name) on conflict do nothing;
  insert into remote_build (name, build, version, info, commit_id) values (p_name, p_build, p_version, p_info, p_commit)
    on conflict do nothing;
  if found then
    insert into remote_event (name, kind, build, actor) values (p_name, 'published', p_build, p_actor);
    return true;
  end if;
  if not exists (
    select from remote_build b
    where b.name = p_name and b.build = p_build and b.info -> 'integrity' = p_info -> 'integrity'
  ) then
    raise exception 'Build % of % is published already, with other files. Builds never change: make a new one.', p_build, p_name
      using errcode = 'CRDIF';
  end if;
  return false;
end
$$;
