-- Gives the credits of a paid invoice. The caller holds the account lock and knows that they were not given before.
create or replace function billing.grant_credits(p_invoice billing.invoice, p_source text, p_grace interval, p_now timestamptz)
returns void
language plpgsql as $$
declare
  v_is_upgrade boolean := p_invoice.reason = 'upgrade';
  v_expires_at timestamptz := p_invoice.period_end + p_grace;
  v_is_superseded boolean;
  v_grant bigint;
  v_txn bigint;
begin
  select exists (
    select from billing.invoice later
    join credit.grant_ g on g.user_id = later.user_id and g.source_key = billing.grant_source(later)
    where later.user_id = p_invoice.user_id and later.reason in ('subscribe', 'renewal')
      and later.period_end > p_invoice.period_end
  ) or exists (
    select from billing.subscription s
    where s.user_id = p_invoice.user_id and s.id = p_invoice.subscription_id and s.ended_at is not null
  ) into v_is_superseded;
  -- Our own delay is not the user's loss: a month that is over when its payment is heard of counts from now.
  if v_expires_at <= p_now then
    v_expires_at := p_now + (p_invoice.period_end - p_invoice.period_start);
  end if;
  perform credit.add_grant(
    p_invoice.user_id, p_invoice.credits, case when v_is_upgrade then 'upgrade' else 'subscription' end, p_source,
    v_expires_at, case when not v_is_upgrade and not v_is_superseded then 'subscription' end, 50::smallint, p_now);
  if v_is_superseded then
    select id into v_grant from credit.grant_ where user_id = p_invoice.user_id and source_key = p_source;
    v_txn := credit.write_txn(
      p_invoice.user_id, 'expire', 'superseded:' || v_grant, '', jsonb_build_object('expired', p_invoice.credits), p_now);
    perform credit.close_grant(p_invoice.user_id, v_grant, v_txn, p_now);
  end if;
end
$$;
