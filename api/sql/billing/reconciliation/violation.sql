-- What must always hold between payments, credits and plans; a healthy database gives no row.
create view billing.violation as
  select i.user_id, 'B1 a paid invoice has no grant, or one of another amount' as what, i.id as key
    from billing.invoice i
    left join credit.grant_ g on g.user_id = i.user_id and g.source_key = billing.grant_source(i.reason, i.id)
    where i.status = 'paid' and i.credits > 0 and g.amount is distinct from i.credits
  union all
  select g.user_id, 'B2 a grant of a plan has no paid invoice', g.source_key
    from credit.grant_ g
    left join billing.invoice i on i.user_id = g.user_id and billing.grant_source(i.reason, i.id) = g.source_key and i.status = 'paid'
    where g.kind in ('subscription', 'upgrade') and g.source_key ~ '^(invoice|upgrade):' and i.id is null
  union all
  select u.id, 'B3 the plan differs from the subscription', u.id::text
    from app_user u
    left join billing.subscription s on s.user_id = u.id and s.status in ('active', 'trialing')
    where u.plan is distinct from s.plan and exists (select from billing.subscription any_s where any_s.user_id = u.id)
  union all
  select s.user_id, 'B4 credits of a plan outlive it', g.id::text
    from billing.subscription s
    join credit.grant_ g on g.user_id = s.user_id and g.kind in ('subscription', 'upgrade') and g.closed_at is null
      and g.remaining > 0 and g.source_key ~ '^(invoice|upgrade):'
    where s.ended_at is not null and not exists (
      select from billing.subscription live where live.user_id = s.user_id and billing.is_live(live.status))
  union all
  select i.user_id, 'B5 an invoice gave credits that neither its money nor a gift buys', i.id
    from billing.invoice i
    join credit.grant_ g on g.user_id = i.user_id and g.source_key = billing.grant_source(i.reason, i.id)
    -- Stripe rounds the lines of a proration one by one: a cent. Only a month may be a gift.
    where g.amount > coalesce(billing.credits_for(
      i.reason, i.plan,
      i.amount_paid + i.amount_from_balance + case i.reason when 'upgrade' then 0 else i.amount_given end + 1), 0);

grant select on billing.violation to aic_app;
