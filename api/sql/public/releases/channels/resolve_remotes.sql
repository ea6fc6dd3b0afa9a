-- For gateways of the release before, which do not say what builds are theirs.
create or replace function resolve_remotes(p_user uuid)
returns table (generation bigint, name text, killed boolean, info jsonb, previous_info jsonb)
language sql stable security definer set search_path = public, pg_temp
as $$
  select r.*
  from resolve_builds(p_user, coalesce((select w.builds from workspace_release w where w.is_before), '{}')) r
  order by r.name;
$$;
