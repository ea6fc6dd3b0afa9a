-- Passkeys (WebAuthn) that open an account without its password.
create table passkey (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  -- The authenticator's name for it. Nobody can register one twice, for whichever account.
  credential_id bytea not null unique check (length(credential_id) between 16 and 1023),
  -- COSE (RFC 9052). It proves who signs and signs nothing: a copy of this table opens no account.
  public_key bytea not null,
  -- What the authenticator said of its signatures so far; 0 for good where it does not count.
  counter bigint not null,
  -- How browsers reach the authenticator, as they said it.
  transports jsonb not null,
  -- Its owner's name for it.
  name text not null,
  -- Copied to its owner's other devices, as the authenticator said at the last use.
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_by_user on passkey (user_id);

-- What authenticators are asked to sign, once each.
create table passkey_challenge (
  challenge bytea primary key check (length(challenge) = 32),
  -- SHA-256 of the 32 random bytes in a cookie of the browser that asked for it: no other can bring the answer.
  cookie_hash bytea not null check (length(cookie_hash) = 32),
  purpose text not null check (purpose in ('registration', 'sign-in')),
  -- Who registers one. At a sign-in nobody is known yet.
  user_id uuid references app_user on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'registration') = (user_id is not null))
);
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);
create index passkey_challenge_by_user on passkey_challenge (user_id);

revoke insert, update, delete on passkey, passkey_challenge from aic_app;
-- What is late is swept.
grant delete on passkey_challenge to aic_app;
