-- Rolls a build back that fails for too many: at least `users` of `p_rule`, and `percent` of those who loaded it, in
-- `minutes`. Users are counted, not reports, only those whom `record_load` lets count, and one of each network: neither
-- one person nor strangers can roll a team back, or keep a bad build alive. Admins get a mail. A build that an
-- automatic rollback has brought stays, because then it is hardly the build; of this, and where there is nothing to go
-- back to, admins get one mail. Returns the channels that were rolled back.
create or replace function rollback_failing_build(p_name text, p_build text, p_rule jsonb, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_since timestamptz := p_now - make_interval(mins => (p_rule ->> 'minutes')::integer);
  v_failed integer;
  v_users integer;
  v_channel text;
  v_before text;
  v_key text;
  v_rolled_back jsonb := '[]';
begin
  select count(distinct r.network) filter (where r.failed_at > v_since), count(distinct r.network) into v_failed, v_users
    from remote_reporter r
    where r.name = p_name and r.build = p_build and r.is_counted and r.seen_at > v_since;
  if v_failed < (p_rule ->> 'users')::integer or v_failed * 100 < v_users * (p_rule ->> 'percent')::integer then
    return v_rolled_back;
  end if;

  -- Gateways that come to the same conclusion wait here, and find that the pointer has moved.
  perform lock_remote(p_name);
  for v_channel in select c.channel from remote_channel c where c.name = p_name and c.build = p_build order by c.channel loop
    v_before := fallback_build(p_name, v_channel, array[p_build]);
    if v_before is null or 'system' = (
      select e.actor from remote_event e where e.name = p_name and e.channel = v_channel order by e.id desc limit 1
    ) then
      v_before := null;
      v_key := format('remote-failing:%s:%s:%s', p_name, v_channel, p_build);
    else
      perform roll_back_remote(p_name, v_channel, 'system');
      v_rolled_back := v_rolled_back || to_jsonb(v_channel);
      v_key := format('remote-rolled-back:%s', (select max(e.id) from remote_event e where e.name = p_name));
    end if;
    perform enqueue_mail(u.id, 'remote-failing', jsonb_build_object(
        'remote', p_name, 'channel', v_channel, 'build', p_build, 'previous', v_before, 'failed', v_failed, 'users', v_users),
        v_key || ':' || u.id, p_now)
      from app_user u where u.is_admin;
  end loop;
  return v_rolled_back;
end
$$;
