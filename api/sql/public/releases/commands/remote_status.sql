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
    'events', (
      select coalesce(jsonb_agg(e.row order by e.id desc), '[]') from (
        select e.id, jsonb_build_object(
          'id', e.id, 'at', wire_time(e.at), 'actor', e.actor, 'kind', e.kind, 'channel', e.channel,
          'from', e.from_build, 'build', e.build, 'percent', e.percent, 'note', e.note) as row
        from remote_event e where e.name = r.name order by e.id desc limit 20) e))
  from remote r where r.name = p_name;
$$;
