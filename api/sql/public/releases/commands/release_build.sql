-- As gateways of the release before call it at their start.
create or replace function release_build(p_name text, p_build text, p_rollout_percent integer) returns boolean
language sql security definer set search_path = public, pg_temp
as $$
  select (offer_build(p_name, p_build, false) ->> 'isChanged')::boolean;
$$;
