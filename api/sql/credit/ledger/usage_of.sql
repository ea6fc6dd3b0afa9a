-- Every move of a user's credits in the words of packages/contract/src/billing/usage.ts, in the journal's order: a hold that is charged in part
-- is a charge and a return. `id` grows with each move; `change` is what it did to what can be spent, and `balance` what was
-- there after it. A generation is named where credits were held for one, or given back for it later.
create or replace function credit.usage_of(p_user uuid)
returns table (
  id bigint,
  at timestamptz,
  type text,
  credits integer,
  change integer,
  balance integer,
  grant_kind text,
  generation_id uuid
)
language sql stable
begin atomic
  select m.id, m.at, m.type, m.credits, m.change,
    (sum(m.change) over (order by m.id rows unbounded preceding))::integer,
    m.grant_kind, m.generation_id
  from (
    -- Of the two entries of each move the one it goes to says what it is.
    select min(e.id) as id, t.at, k.type, sum(e.delta)::integer as credits,
      (sum(e.delta) * case
        when e.bucket = 'available' then 1
        -- From what was held: it could not be spent before either.
        when t.kind in ('capture', 'release') then 0
        else -1
      end)::integer as change,
      case when k.type in ('grant', 'refund') then max(g.kind) end as grant_kind,
      case
        when t.kind in ('hold', 'capture', 'release') then split_part(t.idempotency_key, ':', 2)::uuid
        when k.type = 'refund' then (array_agg(g.refunded_hold))[1]
      end as generation_id
    from credit.entry e
    join credit.txn t on t.user_id = e.user_id and t.id = e.txn_id
    join credit.grant_ g on g.user_id = e.user_id and g.id = e.grant_id
    cross join lateral (select case
      when t.kind = 'clawback' and e.bucket = 'available' then 'return'
      when t.kind = 'clawback' then 'clawback'
      when e.bucket = 'expired' then 'expiry'
      when e.bucket = 'spent' then 'charge'
      when e.bucket = 'held' then 'hold'
      when t.kind = 'grant' and g.refunded_hold is not null then 'refund'
      when t.kind = 'grant' then 'grant'
      else 'return'
    end as type) k
    where e.user_id = p_user and e.delta > 0
    group by t.id, t.at, t.kind, t.idempotency_key, e.bucket, k.type
    union all
    select min(h.id), h.at, case h.step when 'h' then 'hold' when 's' then 'charge' when 'r' then 'return' else 'expiry' end,
      sum(h.amount)::integer,
      (sum(h.amount) * case h.step when 'h' then -1 when 'r' then 1 else 0 end)::integer,
      null, h.hold_id
    from credit.hold_move h
    where h.user_id = p_user
    group by h.hold_id, h.at, h.step
  ) m;
end;
