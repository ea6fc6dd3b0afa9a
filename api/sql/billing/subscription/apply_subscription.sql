-- Stores what Stripe says of a subscription, and the user's plan with it. A response to an earlier request than the stored one
-- changes nothing, so responses may come in any order. A second live subscription of a user is not stored: its id of the first
-- is returned as `duplicateOf`, and the caller has it cancelled. When a subscription has ended, so have its credits.
create or replace function billing.apply_subscription(
  p_user uuid,
  p_subscription jsonb,
  p_read_at timestamptz,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_new billing.subscription := jsonb_populate_record(null::billing.subscription, p_subscription);
  v_first text;
  v_was_live boolean;
begin
  perform credit.lock_account(p_user);
  v_was_live := exists (select from billing.subscription where user_id = p_user and id = v_new.id and billing.is_live(status));
  if billing.is_live(v_new.status) then
    select id into v_first from billing.subscription
      where user_id = p_user and id <> v_new.id and billing.is_live(status);
    if found then
      return jsonb_build_object('duplicateOf', v_first);
    end if;
  end if;

  insert into billing.subscription as s (
    user_id, id, plan, status, current_period_start, current_period_end, cancel_at_period_end, cancel_at, next_plan,
    schedule_id, card, action, pause_collection, created_at, ended_at, read_at
  ) values (
    p_user, v_new.id, v_new.plan, v_new.status, v_new.current_period_start, v_new.current_period_end,
    v_new.cancel_at_period_end, v_new.cancel_at, v_new.next_plan, v_new.schedule_id, v_new.card, v_new.action,
    v_new.pause_collection, v_new.created_at, v_new.ended_at, p_read_at
  )
  on conflict (id) do update set
    plan = excluded.plan, status = excluded.status, current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
    cancel_at = excluded.cancel_at, next_plan = excluded.next_plan, schedule_id = excluded.schedule_id, card = excluded.card, action = excluded.action,
    pause_collection = excluded.pause_collection, ended_at = excluded.ended_at, read_at = excluded.read_at
  -- What has ended stays ended, whatever an older response says.
  where s.user_id = p_user and s.read_at <= excluded.read_at and s.ended_at is null;
  if not found then
    return '{"isStale": true}';
  end if;

  update app_user set plan = (
    select s.plan from billing.subscription s where s.user_id = p_user and s.status in ('active', 'trialing')
  ) where id = p_user;
  if v_new.status <> 'incomplete' then
    delete from billing.checkout where user_id = p_user and subscription_id = v_new.id;
  end if;
  if v_new.ended_at is not null and not exists (
    select from billing.subscription s where s.user_id = p_user and billing.is_live(s.status)
  ) then
    perform credit.end_grants(p_user, '{subscription,upgrade}', v_new.id, p_now);
    if v_new.status <> 'incomplete_expired' and v_was_live then
      perform enqueue_mail(
        p_user, 'subscription-ended', jsonb_build_object('plan', v_new.plan, 'date', wire_time(v_new.ended_at)),
        'subscription-ended:' || v_new.id, p_now);
    end if;
  end if;
  perform emit_event(p_user, '{"type": "account"}', p_now);
  return '{}';
end
$$;
