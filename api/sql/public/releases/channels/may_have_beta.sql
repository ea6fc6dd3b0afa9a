-- Whether the beta of a remote is for this user.
create or replace function may_have_beta(p_user uuid, p_name text) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$
  select r.beta_for = 'users' or exists (select from app_user u where u.id = p_user and u.is_admin)
  from remote r where r.name = p_name;
$$;
