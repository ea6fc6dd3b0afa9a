-- Remembers the user's customer at Stripe. The first one stays until it is deleted there; returns the one that counts.
create or replace function billing.attach_customer(p_user uuid, p_customer text, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_id text;
begin
  insert into billing.customer (user_id, id, created_at)
    select p_user, p_customer, p_now
    where not exists (select from billing.former_customer where id = p_customer)
    on conflict do nothing;
  select id into v_id from billing.customer where user_id = p_user;
  return v_id;
end
$$;
