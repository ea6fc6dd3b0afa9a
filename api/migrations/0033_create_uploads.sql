-- Pictures that users have sent with a press, each content once: material that can be used again.
create table upload (
  user_id uuid not null references app_user on delete cascade,
  id uuid not null default uuidv7(),
  -- SHA-256 in hex: as it was sent, and as it is stored. Who sends either of them sends this upload again.
  digest text not null,
  stored_digest text not null,
  -- {"image": {"key", "mediaType", "sizeBytes", "width", "height"}, "avif", "webp"}; the previews may be missing.
  files jsonb not null,
  -- With the last press.
  used_at timestamptz not null,
  -- It is in no list any more, and purged soon.
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index upload_by_digest on upload (user_id, digest);
create index upload_by_stored_digest on upload (user_id, stored_digest);
create index upload_to_list on upload (user_id, used_at desc, id desc) where removed_at is null;
create index upload_to_purge on upload (removed_at) where removed_at is not null;
revoke insert, update, delete on upload from aic_app;

-- A stored file belongs to an upload or to an item. The file of an upload also belongs to the items that were made of
-- it, each with a row of its own: it is deleted with the last of them.
alter table asset add column upload_id uuid;
alter table asset alter column generation_id drop not null;
alter table asset drop constraint asset_pkey;
create unique index asset_once on asset (user_id, key, generation_id, upload_id) nulls not distinct;
create index asset_by_upload on asset (user_id, upload_id) where upload_id is not null;
-- No row has an upload yet, so nothing is read again.
alter table asset add constraint asset_upload foreign key (user_id, upload_id)
  references upload on delete cascade not valid;
alter table asset add constraint asset_owner check (num_nonnulls(generation_id, upload_id) = 1) not valid;
