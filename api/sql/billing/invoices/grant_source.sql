-- The source of the credits that an invoice pays for: the same invoice never pays twice.
create or replace function billing.grant_source(p_reason text, p_invoice text) returns text
language sql immutable
return case p_reason when 'upgrade' then 'upgrade:' else 'invoice:' end || p_invoice;
