-- Lets everybody have what the workspace brought last, and each start bring its own again. A beta follows by ending: its users
-- get what everybody has. CRREM, CRBLD no workspace has brought a build.
create or replace function unpin_remote(p_name text, p_channel text, p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_build text;
begin
  perform lock_remote(p_name);
  if p_channel = 'beta' then
    delete from remote_channel where name = p_name and channel = 'beta' returning build into v_build;
    if v_build is null then
      return false;
    end if;
    insert into remote_event (name, kind, channel, from_build, actor) values (p_name, 'followed', 'beta', v_build, p_actor);
    perform pg_notify('remotes', '');
    return true;
  end if;
  select b.build into v_build from remote_build b
    where b.name = p_name and b.offered_at is not null order by b.offered_at desc limit 1;
  if v_build is null then
    raise exception 'no_workspace_build' using errcode = 'CRBLD', detail = jsonb_build_object('name', p_name);
  end if;
  return set_channel_build(p_name, 'stable', v_build, 100, false, 'followed', p_actor);
end
$$;
