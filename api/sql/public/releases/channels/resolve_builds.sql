-- What one user gets of a gateway: a build by name, the one to fall back to, and the number of the last change. Null is who is
-- signed out. It adds to what their build says of itself when it was published. `p_own` are the builds of the gateway's own
-- workspace, by name: it serves them where the channel follows, so that its pages are those that it was made with.
create or replace function resolve_builds(p_user uuid, p_own jsonb)
returns table (generation bigint, name text, killed boolean, info jsonb, previous_info jsonb)
language sql stable security definer set search_path = public, pg_temp
as $$
  select
    (select coalesce(max(id), 0) from remote_event),
    c.name,
    c.killed,
    page_info(chosen.info) || jsonb_build_object('publishedAt', floor(extract(epoch from chosen.created_at))),
    page_info(before.info)
  from (
    -- The beta's pointer comes before the one for everybody.
    select distinct on (c.name) c.name, c.channel, c.build, c.previous_build, c.rollout_percent, c.killed, c.is_pinned
    from remote_channel c
    where c.channel = 'stable' or has_beta(p_user, c.name)
    order by c.name, c.channel = 'stable'
  ) c
  cross join lateral (
    select
      c.previous_build is null or rollout_bucket(c.name, p_user) < c.rollout_percent as is_new,
      -- Null where it serves what the channel points to.
      (select own.build from remote_build own
        where own.name = c.name and own.build = p_own ->> c.name and own.build <> c.build
          and c.channel = 'stable' and not c.is_pinned) as own_build
  ) side
  join remote_build chosen on chosen.name = c.name and chosen.build = coalesce(side.own_build,
    case when side.is_new then c.build else c.previous_build end)
  left join remote_build before
    on before.name = c.name and before.build = case
      when side.own_build is not null then fallback_build(c.name, c.channel, array[side.own_build])
      when side.is_new then c.previous_build
      else fallback_build(c.name, c.channel, array[c.build, c.previous_build])
    end
  order by c.name;
$$;
