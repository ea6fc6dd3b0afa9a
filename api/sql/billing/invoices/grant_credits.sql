-- Gives the credits of a paid invoice. The caller holds the account lock and knows that they were not given before.
create or replace function billing.grant_credits(p_user uuid, p_invoice text, p_grace interval, p_now timestamptz)
returns void
language plpgsql as $$
declare
  v_invoice billing.invoice;
  v_source text;
  v_is_upgrade boolean;
  v_expires_at timestamptz;
  v_is_superseded boolean;
  v_grant bigint;
  v_txn bigint;
begin
  select * into v_invoice from billing.invoice where user_id = p_user and id = p_invoice;
  v_source := billing.grant_source(v_invoice.reason, v_invoice.id);
  v_is_upgrade := v_invoice.reason = 'upgrade';
  v_expires_at := v_invoice.period_end + p_grace;
  select exists (
    select from billing.invoice later
    join credit.grant_ g on g.user_id = later.user_id and g.source_key = billing.grant_source(later.reason, later.id)
    where later.user_id = p_user and later.reason in ('subscribe', 'renewal')
      and later.period_end > v_invoice.period_end
  ) or exists (
    select from billing.subscription s
    where s.user_id = p_user and s.id = v_invoice.subscription_id and s.ended_at is not null
  ) into v_is_superseded;
  -- Our own delay is not the user's loss: a month that is over when its payment is heard of counts from now.
  if v_expires_at <= p_now then
    v_expires_at := p_now + (v_invoice.period_end - v_invoice.period_start);
  end if;
  perform credit.add_grant(
    p_user, v_invoice.credits, case when v_is_upgrade then 'upgrade' else 'subscription' end, v_source,
    v_expires_at, case when not v_is_upgrade and not v_is_superseded then 'subscription' end, 50::smallint, p_now);
  if v_is_superseded then
    select id into v_grant from credit.grant_ where user_id = p_user and source_key = v_source;
    v_txn := credit.write_txn(
      p_user, 'expire', 'superseded:' || v_grant, '', jsonb_build_object('expired', v_invoice.credits), p_now);
    perform credit.close_grant(p_user, v_grant, v_txn, p_now);
  end if;
end
$$;
