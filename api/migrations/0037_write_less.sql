-- What becomes of the credits of a hold, a row for each step and grant. It is journal like credit.entry, and append-only:
-- a step takes credits out of one bucket and puts them into another, so it stands for two entries (credit.posting shows
-- them). Holds that were placed before this table keep their txns, entries and parts.
create table credit.hold_move (
  user_id uuid not null,
  hold_id uuid not null,
  -- Numbered with the entries: what comes later has the larger number.
  id bigint not null default nextval('credit.entry_id_seq'),
  at timestamptz not null,
  grant_id bigint not null,
  amount integer not null check (amount > 0),
  -- h: available to held; then s: to spent, r: back to available, e: to expired, as its grant has ended meanwhile.
  step "char" not null check (step in ('h', 's', 'r', 'e')),
  foreign key (user_id, grant_id) references credit.grant_
);
-- No primary key: nothing refers to a step, and it is read by user and hold.
create index hold_move_by_hold on credit.hold_move (user_id, hold_id);

-- Entries are read by user or by txn; credit.entry keeps its key.
drop index credit.entry_by_grant;

-- Pictures of items have no rows any more, so the table has another name; the view asset shows all files. Those of before
-- keep their rows until they are purged.
drop index asset_once;
alter table asset rename to owned_file;
alter index asset_by_key rename to owned_file_by_key;
alter index asset_by_generation rename to owned_file_by_generation;
alter index asset_by_upload rename to owned_file_by_upload;

drop index generation_by_idempotency_key;
-- Every heartbeat changed what it indexed, and so wrote into every index of its table.
drop index generation_running;

-- What items are found by is the prompt itself, once its row does not change with each heartbeat any more.
-- A text of ASCII letters has one form, and finding that one takes most of the time of a search.
create index generation_by_words on generation using gin (
  user_id,
  lower(case when octet_length(prompt) = char_length(prompt) then prompt else normalize(prompt, nfkc) end) gin_trgm_ops
) where status in ('completed', 'failed', 'cancelled');
drop table search_text;
