-- An own key for each step of clawing a grant's credits back and giving them back. The caller holds the account lock
-- and knows that the step was not made before.
create or replace function credit.clawback_key(p_user uuid, p_grant bigint, p_source_key text) returns text
language sql stable
return (
  select 'clawback:' || p_source_key || ':' || count(*) from credit.entry where user_id = p_user and grant_id = p_grant
);
