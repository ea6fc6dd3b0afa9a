-- Retires a remote: no user gets it any more, and it is in no navigation; links to its builds end. A release brings it back.
-- Returns whether a user could have it. CRREM, CRPRE for the shell, which is the page itself.
create or replace function remove_remote(p_name text, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_is_changed boolean;
begin
  if p_name = 'shell' then
    raise exception 'shell_not_removable' using errcode = 'CRPRE';
  end if;
  perform lock_remote(p_name);
  update remote set removed_at = clock_timestamp() where name = p_name and removed_at is null;
  update build_preview set ended_by = p_actor where name = p_name and ended_by is null;
  v_is_changed := found;
  with gone as (
    delete from remote_channel where name = p_name returning channel, build
  )
  insert into remote_event (name, kind, channel, from_build, actor)
    select p_name, 'removed', channel, build, p_actor from gone order by channel;
  v_is_changed := found or v_is_changed;
  if not v_is_changed then
    return false;
  end if;
  perform pg_notify('remotes', '');
  return true;
end
$$;
