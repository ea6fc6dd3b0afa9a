-- What a mailed token is worth: its user, purpose and address, and whether it is `valid`, was `used` or has `expired`. No row: it
-- was never mailed for one of these purposes, or is gone with its account. Locks the account first, so that those that come at
-- once queue up: the second one finds the token used, and the account as the first one has left it.
create or replace function read_email_token(p_token_hash bytea, p_purposes text[], p_now timestamptz)
returns table (
  user_id uuid, purpose text, email text, outcome text, user_email text, closes_at timestamptz, is_blocked boolean
)
language plpgsql as $$
begin
  perform credit.lock_account(t.user_id) from email_token t where t.token_hash = p_token_hash;
  return query
    select t.user_id, t.purpose, t.email,
      case when t.used_at is not null then 'used' when t.expires_at <= p_now then 'expired' else 'valid' end,
      u.email, u.closes_at, u.blocked_at is not null
    from email_token t join app_user u on u.id = t.user_id
    where t.token_hash = p_token_hash and t.purpose = any (p_purposes);
end
$$;
revoke execute on function read_email_token from public;
