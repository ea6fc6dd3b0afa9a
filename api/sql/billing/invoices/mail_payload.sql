-- What the mails about an invoice tell.
create or replace function billing.mail_payload(p_user uuid, p_invoice text) returns jsonb
language sql stable
return (
  select jsonb_build_object(
    'amount', case i.status when 'paid' then i.amount_paid + i.amount_from_balance else i.amount_due end,
    'currency', i.currency, 'plan', i.plan, 'invoice', i.id, 'number', i.number,
    'date', wire_time(coalesce(i.paid_at, i.created_at)))
  from billing.invoice i where i.user_id = p_user and i.id = p_invoice
);
