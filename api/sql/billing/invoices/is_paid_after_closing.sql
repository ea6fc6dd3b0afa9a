-- Whether a payment was made after its user had deleted the account. Stripe's times are whole seconds.
create or replace function billing.is_paid_after_closing(
  p_closes_at timestamptz,
  p_closed_at timestamptz,
  p_paid_at timestamptz
) returns boolean
language sql immutable parallel safe
return p_closes_at is not null and coalesce(p_paid_at >= date_trunc('second', p_closed_at at time zone 'UTC') at time zone 'UTC', false);
