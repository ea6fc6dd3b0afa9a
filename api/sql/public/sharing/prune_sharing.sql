-- Forgets links that have expired, of at most 500 users in one call, and reports that are older than `p_kept`: of one that led to a
-- take-down, who sent it and what they wrote. Returns how many. Accounts are locked in the order of their ids, so two of these never wait for each other.
create or replace function prune_sharing(p_kept interval, p_now timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
  v_ids uuid[];
  v_count integer;
  v_total integer := 0;
begin
  for v_user in select distinct user_id from share_link where expires_at <= p_now order by user_id limit 500 loop
    perform credit.lock_account(v_user);
    -- Its user may have made a new one meanwhile.
    with ended as (
      delete from share_link where user_id = v_user and expires_at <= p_now returning generation_id
    )
    select coalesce(array_agg(generation_id), '{}') into v_ids from ended;
    perform emit_list_events(v_user, v_ids, p_now);
    v_total := v_total + cardinality(v_ids);
  end loop;
  update report set words = '', reporter_hash = '' where created_at <= p_now - p_kept and reporter_hash <> '';
  delete from report where created_at <= p_now - p_kept and taken_down_at is null;
  get diagnostics v_count = row_count;
  return v_total + v_count;
end
$$;
