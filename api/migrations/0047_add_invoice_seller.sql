-- Who sold it and the tax that its total includes, as Stripe says; null: of an invoice that was stored before.
alter table billing.invoice
  add column seller text,
  add column amount_tax integer;
