-- The most credits that so much money (US cents) may buy: each plan at the best price it was ever sold for, an upgrade at the
-- difference of the two. billing.violation holds what was granted against it. A price that changes gets another number here
-- if it buys more than before.
create or replace function billing.credits_for(p_reason text, p_plan text, p_amount integer) returns integer
language sql immutable parallel safe
return (
  select least(o.credits, floor(o.credits::numeric * greatest(0, p_amount) / o.amount)::integer)
  from (values
    ('subscribe', 'pro', 500, 799), ('renewal', 'pro', 500, 799),
    ('subscribe', 'creator', 1500, 1999), ('renewal', 'creator', 1500, 1999),
    ('upgrade', 'creator', 1000, 1200)
  ) as o (reason, plan, credits, amount)
  where o.reason = p_reason and o.plan = p_plan
);
