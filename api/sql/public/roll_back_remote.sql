-- Back to the build before; doing it twice is a roll forward.
create or replace function roll_back_remote(p_name text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_build text;
begin
  update remote_channel set build = previous_build, previous_build = build, rollout_percent = 100
    where name = p_name and previous_build is not null
    returning build into v_build;
  if found then
    insert into remote_event (name, kind, build) values (p_name, 'rolled-back', v_build);
    return true;
  end if;
  return false;
end
$$;
