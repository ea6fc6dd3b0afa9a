-- What can be spent at `p_now`. Right without any sweep: an expired grant does not count. The start of a grant is not
-- asked: a move waits for the account's lock with the time it was sent at, and a grant that was given meanwhile counts.
create or replace function credit.balance(p_user uuid, p_now timestamptz) returns bigint
language sql stable parallel safe
return (
  select coalesce(sum(g.remaining), 0)
  from credit.grant_ g
  where g.user_id = p_user and g.remaining > 0 and g.expires_at > p_now
);
