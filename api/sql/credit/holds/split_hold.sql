-- What becomes of each part of a hold of which `p_captured` is spent. What is not spent goes back to the grant it came
-- from; a grant that has ended meanwhile gets nothing back, because its time is over either way (no rollover).
create or replace function credit.split_hold(p_user uuid, p_hold uuid, p_captured integer, p_now timestamptz)
returns table (grant_id bigint, spent integer, returned integer, expired integer)
language sql stable
set search_path = public, pg_temp
-- Not of standard SQL: it would keep the view that it reads from being made again.
as $$
  select part.grant_id,
    part.spent,
    case when part.is_live then part.amount - part.spent else 0 end,
    case when part.is_live then 0 else part.amount - part.spent end
  from (
    select p.grant_id, p.amount, g.closed_at is null and g.expires_at > p_now as is_live,
      greatest(0, least(p.amount, p_captured - (sum(p.amount) over burned - p.amount)))::integer as spent
    from credit.held_part p
    join credit.grant_ g on g.user_id = p.user_id and g.id = p.grant_id
    where p.user_id = p_user and p.hold_id = p_hold
    window burned as (order by g.priority, g.expires_at, g.id rows unbounded preceding)
  ) part;
$$;
