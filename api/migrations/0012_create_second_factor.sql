-- A second factor of an account: codes of an authenticator app (TOTP, RFC 6238).
create table second_factor (
  user_id uuid primary key references app_user on delete cascade,
  -- Encrypted by the gateway (api/src/modules/second-factor/second-factor-vault.ts): a copy of this table makes no codes.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null: it was shown, and no code has proved yet that an app holds it. It is asked for at no sign-in.
  confirmed_at timestamptz,
  -- The 30 s step of the latest code that was accepted: neither it nor an earlier one is accepted again.
  last_step bigint not null
);

-- What opens an account whose app is lost, once each.
create table recovery_code (
  user_id uuid not null references second_factor on delete cascade,
  -- HMAC-SHA256 with the gateway's key.
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Sign-ins whose first step is done.
create table second_step_attempt (
  -- SHA-256 of the 32 random bytes in a cookie of the browser that did the first step: no other can do the second.
  cookie_hash bytea primary key check (length(cookie_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  wrong_codes integer not null,
  expires_at timestamptz not null
);
create index second_step_attempt_by_expiry on second_step_attempt (expires_at);
create index second_step_attempt_by_user on second_step_attempt (user_id);

revoke insert, update, delete on second_factor, recovery_code, second_step_attempt from aic_app;
-- What is late is swept.
grant delete on second_step_attempt to aic_app;

-- Gateways of the release before do not know of the second step, so their sign-ins say nothing of it.
alter table session add column has_second_step boolean not null default false;
