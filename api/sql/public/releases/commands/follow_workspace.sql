-- Lets every gateway serve the frontends of its own workspace again. Returns whether anything changed.
create or replace function follow_workspace(p_actor text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text;
  v_is_changed boolean := false;
begin
  for v_name in
    select c.name from remote_channel c
    where c.channel = 'stable' and c.is_pinned and exists (
      select from remote_build b where b.name = c.name and b.offered_at is not null)
    order by c.name <> 'shell', c.name
  loop
    v_is_changed := unpin_remote(v_name, 'stable', p_actor) or v_is_changed;
  end loop;
  return v_is_changed;
end
$$;
