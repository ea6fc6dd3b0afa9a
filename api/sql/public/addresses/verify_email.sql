-- As gateways of the release before confirm an address: they do not say in which browser.
create or replace function verify_email(p_token_hash bytea, p_now timestamptz) returns jsonb
language sql security definer set search_path = public, pg_temp
as $$
  select confirm_email(p_token_hash, null, p_now);
$$;
