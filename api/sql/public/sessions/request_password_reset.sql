-- Has a link mailed to the account of this address, at the address as the account has it. Without an account, or with a
-- blocked or deleted one, the same row is written and never sent: neither the response nor the work tells which addresses
-- have accounts. The user of a deleted one that can be restored is mailed the link for that.
create or replace function request_password_reset(p_email_key text, p_key text, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into mail (user_id, key, recipient, kind, payload, created_at, run_at)
    select u.id, p_key, coalesce(u.email, ''), 'reset-password', '{}', p_now, case when u.id is not null then p_now end
    from (values (true)) one left join app_user u on u.email_key = p_email_key and u.blocked_at is null and u.closes_at is null
  -- A repeat.
  on conflict (key) do nothing;
  select resend_restore_mail(p_email_key, p_now);
$$;
