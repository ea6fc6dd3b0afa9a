-- The tools of which the caller may have a beta that differs from what they have without it, as packages/contract/src/releases/remotes.ts has them, by
-- name. What a share of a channel's users gets counts as `resolve_builds` counts it. CR401.
create or replace function list_channel_choices(p_token_hash bytea, p_now timestamptz) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  return (
    with given as (
      select c.name, c.channel, b.build, b.version, b.info,
        jsonb_build_object('build', b.build, 'version', b.version) as shown
      from remote_channel c
      join remote_build b on b.name = c.name and b.build = case
        when c.previous_build is null or rollout_bucket(c.name, v_user) < c.rollout_percent then c.build
        else c.previous_build
      end
      where not c.killed and c.name <> 'shell'
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', beta.name,
      'label', beta.info ->> 'label',
      'channel', case when has_beta(v_user, beta.name) then 'beta' else 'stable' end,
      'beta', beta.shown,
      'stable', stable.shown) order by beta.name), '[]')
    from given beta
    left join given stable on stable.name = beta.name and stable.channel = 'stable'
    where beta.channel = 'beta' and may_have_beta(v_user, beta.name) and beta.build is distinct from stable.build
  );
end
$$;
