-- What an invoice was settled with besides the payment: money that the customer's balance at Stripe held, and what an
-- operator gave, by a coupon, a credit note or a free time.
alter table billing.invoice
  add column amount_from_balance integer not null default 0,
  add column amount_given integer not null default 0;

-- {"resumes_at": Unix seconds, or null} while Stripe collects no payments.
alter table billing.subscription add column pause_collection jsonb;
