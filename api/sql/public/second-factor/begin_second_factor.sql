-- Keeps the secret that is being shown to whose session this is, in place of one that was shown before and never
-- confirmed. Returns `begun`; `on` when the account has a second factor; `unverified` when its address is not
-- confirmed: its real owner may still come, and mails about it would go astray. CR401.
create or replace function begin_second_factor(p_token_hash bytea, p_secret bytea, p_now timestamptz) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
begin
  if exists (select from app_user where id = v_user and email_verified_at is null) then
    return 'unverified';
  end if;
  insert into second_factor as f (user_id, secret, created_at, last_step) values (v_user, p_secret, p_now, 0)
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
      where f.confirmed_at is null;
  return case when found then 'begun' else 'on' end;
end
$$;
