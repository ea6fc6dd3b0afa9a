-- Whose credentials the files of this installation carry, where its operator has given no certificate.
create table credential_authority (
  is_only boolean primary key default true check (is_only),
  -- PEM: what others are given to trust.
  root_certificate text not null,
  -- PKCS #8, sealed with a key that is not in the database.
  root_key bytea not null,
  -- PEM and PKCS #8 of what signs, by the root.
  certificate text not null,
  key bytea not null,
  -- The next one is made before the last year of this one.
  renew_at timestamptz not null
);
revoke delete on credential_authority from aic_app;
