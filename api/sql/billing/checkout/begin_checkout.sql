-- The user's open checkout of a plan: the same for every tab, so that Stripe sees one attempt. Another plan, or one that is
-- too old to be paid, is replaced, and Stripe's subscription of it is named so that it can be cancelled. With a live
-- subscription there is nothing to check out. The customer is the one that the attempt belongs to: both end together
-- (detach_customer). CR401 signed out.
create or replace function billing.begin_checkout(
  p_token_hash bytea,
  p_plan text,
  p_lifetime interval,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_checkout billing.checkout;
  v_replaced text;
  v_live billing.subscription;
begin
  perform credit.lock_account(v_user);
  if exists (select from app_user where id = v_user and closes_at is not null) then
    -- The account was deleted while this waited for its lock.
    raise exception 'signed out' using errcode = 'CR401';
  end if;
  select * into v_live from billing.subscription where user_id = v_user and billing.is_live(status);
  if found then
    return jsonb_build_object('user', v_user, 'live', jsonb_build_object('plan', v_live.plan, 'status', v_live.status));
  end if;
  select * into v_checkout from billing.checkout where user_id = v_user;
  if v_checkout.plan is distinct from p_plan or v_checkout.created_at <= p_now - p_lifetime then
    v_replaced := v_checkout.subscription_id;
    insert into billing.checkout as c (user_id, attempt, plan, created_at)
      values (v_user, gen_random_uuid(), p_plan, p_now)
      on conflict (user_id) do update
        set attempt = excluded.attempt, plan = excluded.plan, subscription_id = null, created_at = excluded.created_at
      returning * into v_checkout;
  end if;
  return jsonb_build_object(
    'user', v_user,
    'attempt', v_checkout.attempt,
    'customer', (select id from billing.customer where user_id = v_user),
    'subscription', v_checkout.subscription_id,
    'replaced', v_replaced);
end
$$;
