-- Releases holds past their end whose generation is not in flight. There should be none: this is the net below the net.
create or replace function sweep_holds(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_due record;
  v_count integer := 0;
begin
  for v_due in
    select h.user_id, h.id from credit.hold h
    left join generation g on g.user_id = h.user_id and g.id = h.id
    where h.status = 'held' and h.expires_at <= p_now and (g.status is null or g.status not in ('queued', 'running'))
    order by h.user_id, h.id
    limit p_limit
  loop
    perform credit.lock_account(v_due.user_id);
    if exists (
      select from credit.hold where user_id = v_due.user_id and id = v_due.id and status = 'held'
    ) then
      perform credit.release_hold(v_due.user_id, v_due.id, p_now);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;
