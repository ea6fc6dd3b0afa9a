-- Notes that there is a remote of this name. The beta of what a user needs to choose anything else again is for admins.
create or replace function add_remote(p_name text) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into remote (name, beta_for) values (p_name, case when p_name in ('admin', 'shell') then 'admins' else 'users' end)
    on conflict do nothing;
$$;
