-- Links that set a new password.
alter table email_token drop constraint email_token_purpose_check;
alter table email_token add constraint email_token_purpose_check check (purpose in ('verify-email', 'reset-password'));

-- What its owner is shown of a session, to tell it from others.
alter table session
  add column id uuid not null default uuidv7() unique,
  -- As far as it said at the sign-in: 'Firefox on Linux'.
  add column browser text,
  -- Of the sign-in: a /24 of IPv4 or a /64 of IPv6.
  add column network text;

-- Sign-ins that were begun at another provider and have not come back yet.
create table sign_in_attempt (
  -- SHA-256 of the 32 random bytes in a cookie of the browser that began it: no other can finish it.
  cookie_hash bytea primary key check (length(cookie_hash) = 32),
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
create index sign_in_attempt_by_expiry on sign_in_attempt (expires_at);

-- Who a user is elsewhere. The address is none of the key: providers give addresses to somebody else.
create table external_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject),
  -- Whoever has another account there is another person.
  unique (user_id, issuer)
);
revoke insert, update, delete on external_identity from aic_app;
