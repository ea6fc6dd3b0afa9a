-- A customer was deleted at Stripe: the user gets another one with the next checkout, and the one that is open is over.
-- Returns the user, or null for a customer that is not one now.
create or replace function billing.detach_customer(p_customer text, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
begin
  select user_id into v_user from billing.customer where id = p_customer;
  if not found then
    return null;
  end if;
  -- No checkout begins meanwhile with the one and not the other.
  perform credit.lock_account(v_user);
  delete from billing.customer where id = p_customer returning user_id into v_user;
  if found then
    insert into billing.former_customer (id, user_id, deleted_at) values (p_customer, v_user, p_now);
    delete from billing.checkout where user_id = v_user;
  end if;
  return v_user;
end
$$;
