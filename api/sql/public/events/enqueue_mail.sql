-- Has a mail sent to a user, once per key: a repeat changes nothing. Returns whether it is new. Call it in the statement
-- that changes what the mail is about; a worker sends it a moment later. Who no longer exists, or has
-- deleted the account, gets none. An address that nobody has confirmed may be a stranger's: it gets ten a day.
create or replace function enqueue_mail(
  p_user uuid,
  p_kind text,
  p_payload jsonb,
  p_key text,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into mail (user_id, key, recipient, kind, payload, created_at, run_at)
    select u.id, p_key, u.email, p_kind, p_payload, p_now, p_now from app_user u
    where u.id = p_user and u.closes_at is null
      and (
        u.email_verified_at is not null
        or (select count(*) from mail m where m.user_id = p_user and m.created_at > p_now - interval '1 day') < 10
      )
    on conflict (key) do nothing;
  return found;
end
$$;
