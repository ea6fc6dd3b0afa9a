-- Every hold that there ever was, and what has become of it. A row of credit.hold is open; one that has ended is known by
-- its moves, unless it was placed before moves were kept.
create view credit.hold_outcome as
  select h.user_id, h.id, h.amount::bigint as amount, h.captured::bigint as captured, h.status from credit.hold h
  union all
  select m.user_id, m.hold_id,
    coalesce(sum(m.amount) filter (where m.step = 'h'), 0),
    coalesce(sum(m.amount) filter (where m.step = 's'), 0),
    case when bool_or(m.step = 's') then 'captured' when bool_or(m.step <> 'h') then 'released' else 'lost' end
  from credit.hold_move m
  where not exists (select from credit.hold h where h.user_id = m.user_id and h.id = m.hold_id)
  group by m.user_id, m.hold_id;
