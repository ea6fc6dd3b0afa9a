-- Mails the link that restores a deleted account once more, to the account of this address, at most once an hour.
-- Nothing for any other address: call it for all of them, where the response must not say which have an account.
create or replace function resend_restore_mail(p_email_key text, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into mail (user_id, key, recipient, kind, payload, created_at, run_at)
    select u.id, 'restore-account:' || u.id || ':' || floor(extract(epoch from p_now) / 3600), u.email, 'restore-account',
      jsonb_build_object('closesAt', wire_time(u.closes_at)), p_now, p_now
    from app_user u where u.email_key = p_email_key and u.closes_at > p_now and u.blocked_at is null
  on conflict (key) do nothing;
$$;
