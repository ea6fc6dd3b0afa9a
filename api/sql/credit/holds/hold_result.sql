-- What has become of a hold that has ended: {"captured": 5, "released": 15, "returned": 10}.
create or replace function credit.hold_result(p_user uuid, p_hold uuid) returns jsonb
language sql stable
set search_path = public, pg_temp
-- Not of standard SQL: it would keep the view that it reads from being made again.
as $$
  select jsonb_build_object(
    'captured', o.captured,
    'released', o.amount - o.captured,
    'returned', (
      select coalesce(sum(m.amount), 0) from credit.hold_move m
      where m.user_id = p_user and m.hold_id = p_hold and m.step = 'r'
    ) + (
      -- Of one that ended before moves were kept.
      select coalesce(sum(e.delta), 0) from credit.txn t
      join credit.entry e on e.user_id = t.user_id and e.txn_id = t.id and e.bucket = 'available'
      where t.user_id = p_user and t.idempotency_key = 'settle:' || p_hold
    ))
  from credit.hold_outcome o where o.user_id = p_user and o.id = p_hold;
$$;
