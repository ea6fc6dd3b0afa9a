-- The invariants between jobs and money, as credit.violation has those of the ledger itself.
create view generation_violation as
  select g.user_id, 'I11 hold does not fit its generation' as what, g.id::text as key
    from generation g
    left join credit.hold_outcome h on h.user_id = g.user_id and h.id = g.id
    where g.price > 0 and case when g.status = 'deferred' then h.id is not null else
      h.id is null
      or h.amount <> g.price
      or h.status <> case
        when g.status in ('queued', 'running') then 'held'
        when g.status = 'completed' then 'captured'
        else 'released'
      end
    end
  union all
  select g.user_id, 'I12 what a generation says came back differs from the journal', g.id::text
    from generation g
    left join (
      select m.user_id, m.hold_id, sum(m.amount) as credits from credit.hold_move m where m.step = 'r' group by 1, 2
    ) r on r.user_id = g.user_id and r.hold_id = g.id
    -- Of those that ended before moves were kept.
    left join credit.txn t on t.user_id = g.user_id and t.idempotency_key = 'settle:' || g.id
    left join credit.entry e
      on e.user_id = t.user_id and e.txn_id = t.id and e.bucket = 'available'
    group by g.user_id, g.id, g.credits_returned, r.credits
    having g.credits_returned <> coalesce(sum(e.delta), 0) + coalesce(r.credits, 0)
  union all
  select g.user_id, 'I14 deferred although nothing of its user is in flight', g.id::text
    from generation g
    where g.status = 'deferred' and not exists (
      select from generation f where f.user_id = g.user_id and f.status in ('queued', 'running'))
  union all
  select g.user_id, 'I15 deferred although one of the same press is in flight', g.id::text
    from generation g
    where g.status = 'deferred' and exists (
      select from generation f
      where f.user_id = g.user_id and f.batch_id = g.batch_id and f.status in ('queued', 'running'));

grant select on generation_violation to aic_app;
