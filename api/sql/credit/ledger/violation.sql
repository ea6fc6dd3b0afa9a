-- The ledger's invariants, one per branch; a healthy ledger gives no row. Every branch groups by user, so that a
-- condition on `user_id` reads that user's rows only.
create view credit.violation as
  select e.user_id, 'I1 txn does not add up to zero' as what, e.txn_id::text as key
    from credit.entry e group by e.user_id, e.txn_id having sum(e.delta) <> 0
  union all
  select a.user_id, 'I2 held differs from the journal', a.user_id::text
    from credit.account a left join credit.posting e on e.user_id = a.user_id and e.bucket = 'held'
    group by a.user_id having a.held <> coalesce(sum(e.delta), 0)
  union all
  select a.user_id, 'I3 spent differs from the journal', a.user_id::text
    from credit.account a left join credit.posting e on e.user_id = a.user_id and e.bucket = 'spent'
    group by a.user_id having a.spent <> coalesce(sum(e.delta), 0)
  union all
  select g.user_id, 'I4 remaining of a grant differs from the journal', g.id::text
    from credit.grant_ g
    left join credit.posting e on e.user_id = g.user_id and e.grant_id = g.id and e.bucket = 'available'
    group by g.user_id, g.id having g.remaining <> coalesce(sum(e.delta), 0)
  union all
  select g.user_id, 'I5 credits of a grant appeared or vanished', g.id::text
    from credit.grant_ g
    left join credit.posting e on e.user_id = g.user_id and e.grant_id = g.id and e.bucket <> 'source'
    group by g.user_id, g.id having g.amount <> coalesce(sum(e.delta), 0)
  union all
  select h.user_id, 'I6 parts of a hold differ from its amount', h.id::text
    from credit.hold h left join credit.held_part p on p.user_id = h.user_id and p.hold_id = h.id
    group by h.user_id, h.id having h.amount <> coalesce(sum(p.amount), 0)
  union all
  select a.user_id, 'I7 held differs from the open holds', a.user_id::text
    from credit.account a left join credit.hold h on h.user_id = a.user_id and h.status = 'held'
    group by a.user_id having a.held <> coalesce(sum(h.amount), 0)
  union all
  select e.user_id, 'I8 a bucket of a grant is negative', e.grant_id || ' ' || e.bucket
    from credit.posting e where e.bucket <> 'source'
    group by e.user_id, e.grant_id, e.bucket having sum(e.delta) < 0
  union all
  select a.user_id, 'I9 spent differs from the captured holds', a.user_id::text
    from credit.account a left join credit.hold_outcome h on h.user_id = a.user_id and h.status = 'captured'
    group by a.user_id having a.spent <> coalesce(sum(h.captured), 0)
  union all
  select a.user_id, 'I10 event numbers have a gap or run past the account', a.user_id::text
    from credit.account a join event e on e.user_id = a.user_id
    group by a.user_id
    having max(e.seq) <> a.event_seq or max(e.seq) - min(e.seq) + 1 <> count(*)
  union all
  select m.user_id, 'I16 what became of a hold differs from it', m.hold_id::text
    from credit.hold_move m left join credit.hold h on h.user_id = m.user_id and h.id = m.hold_id
    -- Those that were placed before moves were kept have no first move.
    where not exists (select from credit.hold_part p where p.user_id = m.user_id and p.hold_id = m.hold_id)
    group by m.user_id, m.hold_id, h.amount
    having coalesce(sum(m.amount) filter (where m.step = 'h'), 0)
      <> coalesce(sum(m.amount) filter (where m.step <> 'h'), 0) + coalesce(h.amount, 0)
  union all
  select g.user_id, 'I17 more was refunded of a hold than it was charged', g.refunded_hold::text
    from credit.grant_ g left join credit.hold_outcome h on h.user_id = g.user_id and h.id = g.refunded_hold
    where g.refunded_hold is not null
    group by g.user_id, g.refunded_hold, h.captured having sum(g.amount) > coalesce(h.captured, 0);

grant select on credit.violation to aic_app;
