-- Whose session this is, or null. Made to be used inside each request's own statement: a statement of its own would cost
-- about half of the throughput.
create or replace function session_user_id(p_token_hash bytea, p_now timestamptz) returns uuid
language sql stable parallel safe
return (
  select s.user_id
  from session s
  where s.token_hash = p_token_hash and s.expires_at > p_now and s.idle_until > p_now
);
