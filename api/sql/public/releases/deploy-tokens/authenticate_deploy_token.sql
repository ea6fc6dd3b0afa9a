-- Who acts with this token on this remote, in the words of the audit; null when it is unknown, revoked, over or another
-- remote's.
create or replace function authenticate_deploy_token(p_token_hash bytea, p_name text, p_now timestamptz) returns text
language sql security definer set search_path = public, pg_temp
as $$
  update deploy_token set last_used_at = p_now
  where token_hash = p_token_hash and name = p_name and revoked_at is null
    and (expires_at is null or expires_at > p_now)
  returning 'token ' || label;
$$;
