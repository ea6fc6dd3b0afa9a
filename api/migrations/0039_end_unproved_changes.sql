-- Changes of address that wait were begun when the old side of an unproved account counted as confirmed. They last a day;
-- who meant theirs asks again.
delete from email_change;

-- A look-alike of an address (full-width letters, say) had the key of what it looks like, and so kept its owner out. It
-- keeps its own spelling as its key.
update app_user set email_key = lower(email collate "C")
  where purged_at is null and (
    email is not nfkc normalized or (email ~ '[^[:ascii:]][^@]*$' and email_key !~ '[@.]xn--[^@]*$')
  );
