-- Whether a subscription in this state can still charge its user: there may be one of them.
create or replace function billing.is_live(p_status text) returns boolean
language sql immutable parallel safe
return p_status in ('active', 'trialing', 'past_due', 'unpaid', 'paused');
