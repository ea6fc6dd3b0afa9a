-- Customers that were deleted at Stripe. Their invoices and payments stay there, and what becomes of those is still told.
create table billing.former_customer (
  id text primary key,
  user_id uuid not null,
  deleted_at timestamptz not null
);

create index former_customer_by_user on billing.former_customer (user_id);
