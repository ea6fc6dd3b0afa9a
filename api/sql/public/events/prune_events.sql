-- Clients that were away longer than a day read the tables instead of the events. Events go from the first on only: a
-- move that waited for its account is written with the time it was sent at, so a later number may carry an earlier time,
-- and numbers are to have no gap. Returns how many went; at most those of `p_limit` users in one call.
create or replace function prune_events(p_limit integer, p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp
as $$
  with old as (
    select e.user_id, max(e.seq) as seq
    from event e
    where e.at < p_now - interval '24 hours'
    group by e.user_id
    order by min(e.at)
    limit p_limit
  ),
  -- The first number that stays, of those who have a younger event among the old ones.
  kept as (
    select o.user_id, min(e.seq) as seq
    from old o
    join event e on e.user_id = o.user_id and e.seq <= o.seq and e.at >= p_now - interval '24 hours'
    group by o.user_id
  ),
  gone as (
    delete from event e
    using old o left join kept k on k.user_id = o.user_id
    where e.user_id = o.user_id and e.seq <= o.seq and (k.seq is null or e.seq < k.seq)
    returning 1
  )
  select count(*) from gone;
$$;
