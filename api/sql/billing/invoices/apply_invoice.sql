-- Stores what Stripe says of an invoice, and gives its credits once it is paid: exactly one grant each, whatever the
-- order and number of calls. A month's credits replace those of the month before; an invoice that comes after a later
-- month's gives credits that have ended. What was paid back is clawed back from what is unspent; what came back of
-- that, by a dispute that was won or a refund that failed, is given back. Returns {"granted", "clawedBack"}: below 0
-- when credits came back.
create or replace function billing.apply_invoice(
  p_user uuid,
  p_invoice jsonb,
  -- How long a month's credits outlast it, so that the renewal can be paid.
  p_grace interval,
  -- How often the card was tried in vain, and whether the bank wants the user to confirm.
  p_attempts integer,
  p_needs_confirmation boolean,
  p_read_at timestamptz,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_new billing.invoice := jsonb_populate_record(null::billing.invoice, p_invoice);
  v_invoice billing.invoice;
  v_source text;
  v_granted integer := 0;
  v_undone integer;
  v_taken integer := 0;
begin
  perform credit.lock_account(p_user);
  insert into billing.invoice as i (
    user_id, id, subscription_id, number, status, reason, plan, currency, amount_due, amount_paid, amount_from_balance,
    amount_given, amount_refunded, amount_disputed, seller, amount_tax, credits, lines, card, payment_intent, period_start, period_end,
    created_at, paid_at, read_at
  ) values (
    p_user, v_new.id, v_new.subscription_id, v_new.number, v_new.status, v_new.reason, v_new.plan, v_new.currency,
    v_new.amount_due, v_new.amount_paid, coalesce(v_new.amount_from_balance, 0), coalesce(v_new.amount_given, 0), v_new.amount_refunded,
    coalesce(v_new.amount_disputed, 0), v_new.seller, v_new.amount_tax, v_new.credits, v_new.lines, v_new.card, v_new.payment_intent,
    v_new.period_start, v_new.period_end, v_new.created_at, v_new.paid_at, p_read_at
  )
  on conflict (id) do update set
    number = excluded.number, status = excluded.status, amount_due = excluded.amount_due,
    -- Until they are given they are what its sum will buy.
    credits = case when i.status = 'paid' and i.credits > 0 then i.credits else excluded.credits end,
    amount_paid = excluded.amount_paid,
    -- Gateways of the release before do not tell them.
    amount_from_balance = coalesce(v_new.amount_from_balance, i.amount_from_balance),
    amount_given = coalesce(v_new.amount_given, i.amount_given), amount_refunded = excluded.amount_refunded,
    amount_disputed = excluded.amount_disputed,
    seller = coalesce(v_new.seller, i.seller), amount_tax = coalesce(v_new.amount_tax, i.amount_tax),
    card = excluded.card, payment_intent = excluded.payment_intent, paid_at = excluded.paid_at, read_at = excluded.read_at
  -- What is paid stays paid, whatever an older response says.
  where i.user_id = p_user and i.read_at <= excluded.read_at and (i.status <> 'paid' or excluded.status = 'paid');
  select * into v_invoice from billing.invoice where user_id = p_user and id = v_new.id;
  if not found then
    raise exception 'invoice % belongs to another user', v_new.id using errcode = 'CR423';
  end if;

  v_source := billing.grant_source(v_invoice.reason, v_invoice.id);
  if v_invoice.status = 'paid' and v_invoice.credits > 0 then
    if not exists (select from credit.grant_ where user_id = p_user and source_key = v_source) then
      perform billing.grant_credits(p_user, v_invoice.id, p_grace, p_now);
      v_granted := v_invoice.credits;
      perform enqueue_mail(p_user, 'receipt', billing.mail_payload(p_user, v_invoice.id), 'receipt:' || v_invoice.id, p_now);
    end if;
    v_undone := least(
      v_invoice.credits,
      ceil(v_invoice.credits::numeric * v_invoice.amount_refunded
        / greatest(1, v_invoice.amount_paid + v_invoice.amount_from_balance))::integer);
    v_taken := credit.claw_back(p_user, v_source, v_undone, p_now) - credit.give_back(
      p_user, v_source, v_undone,
      exists (
        select from billing.subscription s
        where s.user_id = p_user and s.id = v_invoice.subscription_id and s.ended_at is not null
      ) and not exists (select from billing.subscription s where s.user_id = p_user and billing.is_live(s.status)),
      p_now);
  end if;
  if v_invoice.amount_paid > 0 and v_invoice.amount_refunded >= v_invoice.amount_paid then
    perform billing.mail_returned(p_user, v_invoice.id, p_now);
  end if;
  -- First payments and upgrades are made on a page that says what went wrong; after the last try there is another mail.
  if v_invoice.status = 'open' and v_invoice.reason = 'renewal' and p_attempts > 0 and exists (
    select from billing.subscription s where s.user_id = p_user and s.id = v_invoice.subscription_id and s.ended_at is null
  ) then
    perform enqueue_mail(
      p_user, case when p_needs_confirmation then 'payment-action-required' else 'payment-failed' end,
      billing.mail_payload(p_user, v_invoice.id), 'payment:' || v_invoice.id || ':' || p_attempts, p_now);
  end if;
  perform emit_event(p_user, '{"type": "account"}', p_now);
  return jsonb_build_object('granted', v_granted, 'clawedBack', v_taken);
end
$$;
