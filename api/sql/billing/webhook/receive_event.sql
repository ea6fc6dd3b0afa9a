-- Keeps an event of Stripe's before anything acts on it. True when it was acted on already. A first delivery is left to its
-- receiver for `p_patience`, then to the workers.
create or replace function billing.receive_event(
  p_id text,
  p_type text,
  p_object text,
  p_customer text,
  p_payload jsonb,
  p_created_at timestamptz,
  p_patience interval,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_is_processed boolean;
begin
  insert into billing.event (id, type, object_id, customer_id, payload, created_at, received_at, run_at)
    values (p_id, p_type, p_object, p_customer,
      -- Stripe knows people longer than we do.
      case when exists (
        select from billing.known_customer c join app_user u on u.id = c.user_id
        where c.id = p_customer and u.purged_at is not null
      ) then billing.without_person(p_payload) else p_payload end,
      p_created_at, p_now, p_now + p_patience)
    on conflict (id) do nothing;
  select processed_at is not null into v_is_processed from billing.event where id = p_id;
  return v_is_processed;
end
$$;
