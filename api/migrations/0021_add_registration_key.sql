-- What a registration was sent with, so that a press that came twice makes one account: a digest of the idempotency key
-- and the address (api/src/http/idempotency-key.ts). Null where none was sent.
alter table app_user add column registration_key text;
