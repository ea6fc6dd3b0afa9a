-- Ends the link to a build, in open pages too. Returns whether it was good until now. CRREM.
create or replace function end_preview(p_name text, p_build text, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform lock_remote(p_name);
  update build_preview set ended_by = p_actor
    where name = p_name and build = p_build and ended_by is null and ends_at > clock_timestamp();
  if not found then
    return false;
  end if;
  insert into remote_event (name, kind, build, actor) values (p_name, 'preview-ended', p_build, p_actor);
  perform pg_notify('remotes', '');
  return true;
end
$$;
