-- Notes what a start has brought together, under a name by which all of it can be released and rolled back. Everybody had it
-- where the shell's channel followed. `p_can_return`: no other gateway runs, so the workspace may have gone back to it.
create or replace function register_workspace_release(p_commit text, p_builds jsonb, p_can_return boolean) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into workspace_release as w (name, builds, offered_at, started_at, had_at)
    select
      coalesce(p_commit, left(encode(sha256(convert_to(p_builds::text, 'UTF8')), 'hex'), 12)), p_builds,
      clock_timestamp(), clock_timestamp(),
      case when not exists (
        select from remote_channel c where c.name = 'shell' and c.channel = 'stable' and c.is_pinned
      ) then clock_timestamp() end
    on conflict (name) do update set
      builds = excluded.builds,
      started_at = excluded.started_at,
      offered_at = case when p_can_return then excluded.offered_at else w.offered_at end,
      had_at = case when p_can_return then coalesce(excluded.had_at, w.had_at) else w.had_at end;
$$;
