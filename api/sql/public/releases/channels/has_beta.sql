-- Whether a user has asked for the beta of a remote, and may have it still.
create or replace function has_beta(p_user uuid, p_name text) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (select from remote_opt_in o where o.user_id = p_user and o.name = p_name)
    and may_have_beta(p_user, p_name);
$$;
