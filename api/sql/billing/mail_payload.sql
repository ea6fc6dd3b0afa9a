-- What the mails about an invoice tell.
create or replace function billing.mail_payload(p_invoice billing.invoice) returns jsonb
language sql stable
return jsonb_build_object(
  'amount', case p_invoice.status when 'paid' then p_invoice.amount_paid else p_invoice.amount_due end,
  'currency', p_invoice.currency, 'plan', p_invoice.plan, 'invoice', p_invoice.id, 'number', p_invoice.number,
  'date', wire_time(coalesce(p_invoice.paid_at, p_invoice.created_at)));
