-- Remembers which subscription Stripe made for a checkout. False when the checkout was replaced meanwhile: then the
-- user must not pay that subscription.
create or replace function billing.attach_checkout(p_user uuid, p_attempt uuid, p_subscription text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update billing.checkout set subscription_id = p_subscription where user_id = p_user and attempt = p_attempt;
  return found;
end
$$;
