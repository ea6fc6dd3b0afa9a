-- Whether the registry names this build to a user, as the one they get or the one to fall back to; also if it did until a
-- quarter of an hour ago, because open pages go on with what they have. Null is who is signed out.
create or replace function has_build(p_user uuid, p_name text, p_build text, p_now timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from resolve_builds(p_user, '{}') r
    where r.name = p_name and p_build in (r.info ->> 'build', r.previous_info ->> 'build')
  ) or exists (
    -- A gateway serves what its own workspace brought.
    select from workspace_release w join remote_channel c on c.name = p_name and c.channel = 'stable' and not c.is_pinned
    where w.builds ->> p_name = p_build
  ) or exists (
    select from (
      select e.channel, e.build, e.previous_build, e.percent, lead(e.at) over (partition by e.channel order by e.id) as until
      from (
        select * from remote_event where name = p_name and channel is not null order by id desc limit 50
      ) e
    ) gone
    where gone.until > p_now - interval '15 minutes'
      and (gone.channel = 'stable' or has_beta(p_user, p_name))
      and p_build = case
        when gone.previous_build is null or rollout_bucket(p_name, p_user) < gone.percent then gone.build
        else gone.previous_build
      end
  );
$$;
