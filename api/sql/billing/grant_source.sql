-- The source of the credits that an invoice pays for: the same invoice never pays twice.
create or replace function billing.grant_source(p_invoice billing.invoice) returns text
language sql immutable
return case p_invoice.reason when 'upgrade' then 'upgrade:' else 'invoice:' end || p_invoice.id;
