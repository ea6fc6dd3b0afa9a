-- Whether an address that a visitor has typed is the one of an account. `emailKey` decides that elsewhere, byte by byte
-- (api/src/identity/auth/email-key.ts); here a rare letter that Postgres lower-cases differently is no matter of
-- access.
create or replace function is_address_of(p_email text, p_email_key text) returns boolean
language sql immutable parallel safe
return lower(normalize(btrim(p_email), nfkc)) = p_email_key;
