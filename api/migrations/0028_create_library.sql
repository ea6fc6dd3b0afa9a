-- Search by parts of words. Both are trusted extensions: the owner of a database may create them without being a
-- superuser. `btree_gin` lets one index narrow by user and by letters at once.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What a user sorts items into.
create table folder (
  user_id uuid not null references app_user on delete cascade,
  id uuid not null default uuidv7(),
  name text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index folder_by_name on folder (user_id, lower(name));
revoke insert, update, delete on folder from aic_app;

-- `removed_at` is the bin from now on; what it held is blank since `purged_at`.
alter table generation
  add column purged_at timestamptz,
  -- A failed or cancelled one that its user wants to see no more.
  add column dismissed_at timestamptz,
  add column favourite_at timestamptz,
  add column folder_id uuid,
  -- The user's item that it was made from.
  add column made_from uuid;
update generation set purged_at = removed_at where removed_at is not null;
-- No row has a folder yet, so nothing is read again.
alter table generation add constraint generation_folder foreign key (user_id, folder_id)
  references folder (user_id, id) on delete set null (folder_id) not valid;

create index generation_in_library on generation (user_id, created_at desc, id desc)
  where removed_at is null and dismissed_at is null;
create index generation_failed_in_library on generation (user_id, created_at desc, id desc)
  where status in ('failed', 'cancelled') and removed_at is null and dismissed_at is null;
create index generation_favourite on generation (user_id, created_at desc, id desc)
  where favourite_at is not null;
create index generation_in_folder on generation (user_id, folder_id, created_at desc, id desc)
  where folder_id is not null;
create index generation_in_bin on generation (user_id, created_at desc, id desc)
  where removed_at is not null and purged_at is null;
-- The sweep looks for those whose time in the bin is over.
create index generation_to_purge on generation (coalesce(removed_at, dismissed_at))
  where purged_at is null and coalesce(removed_at, dismissed_at) is not null;

-- What items are found by. A table of its own: a job's row changes with every heartbeat, and each change would write
-- into the index of letters again.
create table search_text (
  user_id uuid not null,
  generation_id uuid not null,
  -- In small letters, of one form (NFKC).
  words text not null,
  primary key (user_id, generation_id),
  foreign key (user_id, generation_id) references generation on delete cascade
);
revoke insert, update, delete on search_text from aic_app;
insert into search_text (user_id, generation_id, words)
  select user_id, id, lower(normalize(prompt, nfkc)) from generation where purged_at is null and prompt <> '';
create index search_text_by_words on search_text using gin (user_id, words gin_trgm_ops);
