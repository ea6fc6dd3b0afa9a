-- Moves the pointer. Releasing what is released already changes nothing.
create or replace function release_build(p_name text, p_build text, p_rollout_percent integer)
returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into remote_channel as c (name, build, rollout_percent) values (p_name, p_build, 100)
    on conflict (name) do update set
      previous_build = case when c.build = excluded.build then c.previous_build else c.build end,
      build = excluded.build,
      rollout_percent = p_rollout_percent
    where c.build <> excluded.build or c.rollout_percent <> p_rollout_percent;
  if found then
    insert into remote_event (name, kind, build) values (p_name, 'released', p_build);
    return true;
  end if;
  return false;
end
$$;
