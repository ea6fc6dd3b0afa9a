-- Switches a remote off or on: the kill switch.
create or replace function switch_remote(p_name text, p_killed boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update remote_channel set killed = p_killed where name = p_name and killed <> p_killed;
  if found then
    insert into remote_event (name, kind)
      values (p_name, case when p_killed then 'killed' else 'revived' end);
    return true;
  end if;
  return false;
end
$$;
