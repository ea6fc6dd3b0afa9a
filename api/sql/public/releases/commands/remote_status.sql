-- What the registry knows of a remote, as packages/contract/src/releases/remotes.ts has it; null for one that it does not know.
create or replace function remote_status(p_name text) returns jsonb
language sql stable security definer set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'name', r.name,
    'channels', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'channel', c.channel, 'build', c.build, 'previous', c.previous_build, 'percent', c.rollout_percent,
        'isPinned', c.is_pinned, 'isKilled', c.killed) order by c.channel desc), '[]')
      from remote_channel c where c.name = r.name),
    'builds', (
      select coalesce(jsonb_agg(b.row order by b.created_at desc), '[]') from (
        select b.created_at, jsonb_build_object(
          'build', b.build, 'version', b.version, 'commit', b.commit_id, 'contract', b.info ->> 'contract',
          'firstScreenBytes', (
            select sum((b.info #>> array['sizes', asset.file, 'gzip'])::integer)
            from jsonb_array_elements_text(b.info -> 'assets') asset (file)),
          'publishedAt', wire_time(b.created_at), 'isTakenBack', b.taken_back_at is not null, 'users', (
            select count(*) from remote_reporter u where u.name = b.name and u.build = b.build and u.is_signed_in)) as row
        from remote_build b where b.name = r.name order by b.created_at desc limit 20) b),
    'previews', (
      select coalesce(jsonb_agg(v.row order by v.ends_at desc), '[]') from (
        select v.ends_at, jsonb_build_object(
          'id', v.id, 'build', v.build, 'commit', v.commit_id, 'page', coalesce(b.info -> 'routes' ->> 0, '/'),
          'madeBy', v.made_by, 'endsAt', wire_time(v.ends_at)) as row
        from build_preview v join remote_build b on b.name = v.name and b.build = v.build
        where v.name = r.name and v.ended_by is null and v.ends_at > clock_timestamp()
        order by v.ends_at desc limit 100) v),
    'events', (
      select coalesce(jsonb_agg(e.row order by e.id desc), '[]') from (
        select e.id, jsonb_build_object(
          'id', e.id, 'at', wire_time(e.at), 'actor', e.actor, 'kind', e.kind, 'channel', e.channel,
          'from', e.from_build, 'build', e.build, 'percent', e.percent, 'note', e.note) as row
        from remote_event e where e.name = r.name order by e.id desc limit 20) e))
  from remote r where r.name = p_name;
$$;
