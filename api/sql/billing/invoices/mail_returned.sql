-- Tells who has deleted the account that what they paid afterwards went back. The only mail to a deleted account
-- besides the one that restores it.
create or replace function billing.mail_returned(p_user uuid, p_invoice text, p_now timestamptz) returns void
language sql as $$
  insert into mail (user_id, key, recipient, kind, payload, created_at, run_at)
    select u.id, 'payment-returned:' || p_invoice, u.email, 'payment-returned', billing.mail_payload(p_user, p_invoice), p_now, p_now
    from app_user u
    join billing.invoice i on i.user_id = u.id and i.id = p_invoice
    where u.id = p_user and u.purged_at is null and billing.is_paid_after_closing(u.closes_at, u.closed_at, i.paid_at)
    on conflict (key) do nothing;
$$;
