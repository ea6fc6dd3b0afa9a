-- Purges what lies in the bin, or was dismissed, for longer than `p_lifetime`: of one user, and at most `p_limit` items
-- in one call. Returns how many. A call that was cut short is made up for by the next.
create or replace function purge_bin(p_lifetime interval, p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
  v_ids uuid[];
begin
  select user_id into v_user from generation
    where coalesce(removed_at, dismissed_at) <= p_now - p_lifetime and purged_at is null
    order by coalesce(removed_at, dismissed_at)
    limit 1;
  if not found then
    return 0;
  end if;
  perform credit.lock_account(v_user);
  -- Looked for again: its user may have taken it back meanwhile.
  select array_agg(id) into v_ids from (
    select id from generation
    where user_id = v_user and coalesce(removed_at, dismissed_at) <= p_now - p_lifetime and purged_at is null
    limit p_limit
  ) due;
  if v_ids is null then
    return 0;
  end if;
  perform purge_generations(v_user, v_ids, p_now);
  perform emit_list_events(v_user, v_ids, p_now);
  return cardinality(v_ids);
end
$$;
