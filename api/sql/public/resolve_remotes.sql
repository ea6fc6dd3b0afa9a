-- What one user gets: a build by name, the one before it, and the number of the last change.
-- `p_bucket` (0..99, stable per user) decides on which side of a partial rollout they are.
create or replace function resolve_remotes(p_bucket integer)
returns table (generation bigint, name text, killed boolean, info jsonb, previous_info jsonb)
language sql stable security definer set search_path = public, pg_temp
as $$
  select
    (select coalesce(max(id), 0) from remote_event),
    c.name,
    c.killed,
    chosen.info,
    before.info
  from remote_channel c
  cross join lateral (
    select p_bucket < c.rollout_percent or c.previous_build is null as is_new
  ) side
  join remote_build chosen
    on chosen.name = c.name and chosen.build = case when side.is_new then c.build else c.previous_build end
  left join remote_build before
    on before.name = c.name and side.is_new and before.build = c.previous_build
  order by c.name;
$$;
