-- Whether an address is spelled as its key is, but for capitals in ASCII and the form of its domain. Gateways know more of
-- domains (api/src/identity/auth/email-key.ts); this holds for those of the release before, too, which fold look-alikes.
create or replace function is_plain_address(p_email text, p_email_key text) returns boolean
language sql immutable parallel safe
return lower(btrim(p_email) collate "C") = p_email_key or (
  lower(regexp_replace(btrim(p_email), '@[^@]*$', '') collate "C") = regexp_replace(p_email_key, '@[^@]*$', '')
  and p_email ~ '[^[:ascii:]][^@]*$' and p_email is nfkc normalized and p_email_key ~ '[@.]xn--[^@]*$'
);
