-- Of the key that all gateways of an installation share; the key itself is in their configuration or on their disk.
create table installation_key (
  is_only boolean primary key default true check (is_only),
  -- HMAC-SHA256 under the key: it says nothing of it.
  digest bytea not null,
  created_at timestamptz not null default now()
);
revoke insert, update, delete on installation_key from aic_app;
