-- Keys that receipts are signed with. The newest one signs; those before it stay, so that their receipts are good.
create table receipt_key (
  id bigint generated always as identity primary key,
  -- The thumbprint of the public key (RFC 7638).
  kid text not null unique,
  -- As a JWK.
  public_key jsonb not null,
  -- Sealed with the installation's key; null once another one signs.
  sealed_key bytea,
  created_at timestamptz not null
);
revoke insert, update, delete on receipt_key from aic_app;
