-- The whole journal as double entry: what each move took out of a bucket of a grant and put into another.
create view credit.posting as
  select e.user_id, e.grant_id, e.bucket, e.delta from credit.entry e
  union all
  select m.user_id, m.grant_id, side.bucket, side.delta
  from credit.hold_move m
  cross join lateral (values
    (case m.step when 'h' then 'available' else 'held' end, -m.amount),
    (case m.step when 'h' then 'held' when 's' then 'spent' when 'r' then 'available' else 'expired' end, m.amount)
  ) side (bucket, delta);
