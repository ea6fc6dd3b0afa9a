-- Adds a browser's report to the minute's sum, and notes who it was, so that users can be counted instead of reports.
-- `p_report` is as packages/contract/src/releases/registry.ts has it. Users are those whose registry names the build;
-- everybody else is summed up apart. A build that is not published here is dropped. The shell is no remote. A failure
-- that counts has the build checked by `p_rule` in the same statement; null: it is not. Gateways of the release before
-- give no `accountHours` and no `isConfirmed`. Returns the channels that were rolled back.
create or replace function record_load(
  p_token_hash bytea,
  p_network text,
  p_report jsonb,
  p_rule jsonb,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text := p_report ->> 'remote';
  v_build text := p_report ->> 'build';
  v_error text := p_report ->> 'errorClass';
  v_failed_at timestamptz := case when p_report ->> 'outcome' <> 'ok' then p_now end;
  v_user uuid := session_user_id(p_token_hash, p_now);
  v_is_user boolean;
  v_is_counted boolean;
  v_class integer := 1 + width_bucket(
    (p_report ->> 'ms')::numeric, array[100, 200, 400, 800, 1600, 3200, 6400, 12800]::numeric[]);
begin
  if v_name = 'shell' or not exists (select from remote_build b where b.name = v_name and b.build = v_build) then
    return '[]';
  end if;
  v_is_user := v_user is not null and has_build(v_user, v_name, v_build, p_now);
  v_is_counted := v_is_user and exists (
    select from app_user u
    where u.id = v_user
      and u.created_at <= p_now - make_interval(hours => coalesce((p_rule ->> 'accountHours')::integer, 24))
      and (u.email_verified_at is not null or not coalesce((p_rule ->> 'isConfirmed')::boolean, true))
  );
  insert into remote_load as l (name, build, minute, phase, outcome, is_of_users, count, ms_counts, errors)
    values (v_name, v_build, date_trunc('minute', p_now), p_report ->> 'phase', p_report ->> 'outcome', v_is_user, 1,
      (select array_agg(case when n = v_class then 1 else 0 end order by n) from generate_series(1, 9) n),
      case when v_error is null then '{}' else jsonb_build_object(v_error, 1) end)
    on conflict (name, build, minute, phase, outcome, is_of_users) do update set
      count = l.count + 1,
      ms_counts[v_class] = l.ms_counts[v_class] + 1,
      errors = case
        when v_error is null then l.errors
        -- Classes come from browsers: a minute holds some of them, however many are made up.
        when l.errors ? v_error or (select count(*) from jsonb_object_keys(l.errors)) < 20
          then l.errors || jsonb_build_object(v_error, coalesce((l.errors ->> v_error)::integer, 0) + 1)
        else l.errors
      end;
  insert into remote_reporter as r (name, build, reporter, is_signed_in, is_counted, network, seen_at, failed_at)
    values (v_name, v_build, sha256(convert_to(coalesce('user ' || v_user, 'network ' || p_network), 'UTF8')),
      v_is_user, v_is_counted, sha256(convert_to('network ' || p_network, 'UTF8')), p_now, v_failed_at)
    on conflict (name, build, reporter) do update set
      is_signed_in = excluded.is_signed_in, is_counted = excluded.is_counted, network = excluded.network,
      seen_at = excluded.seen_at, failed_at = coalesce(excluded.failed_at, r.failed_at);
  if v_failed_at is null or not v_is_counted or p_rule is null then
    return '[]';
  end if;
  return rollback_failing_build(v_name, v_build, p_rule, p_now);
end
$$;
