-- Whether an address that a visitor has typed, with its domain in ASCII, is the one of an account, in plain spelling
-- (`accountKey` in api/src/identity/auth/email-key.ts).
create or replace function is_address_of(p_email text, p_email_key text) returns boolean
language sql immutable parallel safe
return lower(btrim(p_email) collate "C") = p_email_key;
