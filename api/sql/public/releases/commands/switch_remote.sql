-- Switches a remote off or on, in all channels: the kill switch. CRREM, CRPRE for the shell, which is the
-- page itself.
create or replace function switch_remote(p_name text, p_killed boolean, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if p_name = 'shell' then
    raise exception 'shell_always_on' using errcode = 'CRPRE';
  end if;
  perform lock_remote(p_name);
  update remote_channel set killed = p_killed where name = p_name and killed <> p_killed;
  if found then
    insert into remote_event (name, kind, actor)
      values (p_name, case when p_killed then 'killed' else 'revived' end, p_actor);
    perform pg_notify('remotes', '');
    return true;
  end if;
  return false;
end
$$;
