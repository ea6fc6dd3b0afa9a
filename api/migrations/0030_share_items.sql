-- By whose token everybody may see one item. At most one for each.
create table share_link (
  user_id uuid not null,
  generation_id uuid not null,
  -- The token is derived from it with a key that is not in the database, so that its owner can copy the link again.
  seed bytea not null,
  -- SHA-256 of the token: what a visitor's is looked up by.
  token_hash bytea not null unique,
  with_recipe boolean not null,
  -- Null: it does not expire.
  expires_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, generation_id),
  foreign key (user_id, generation_id) references generation on delete cascade
);
create index share_link_by_expiry on share_link (expires_at) where expires_at is not null;
revoke insert, update, delete on share_link from aic_app;

-- What visitors say is wrong with what a user shows.
create table report (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  -- Null: it is about the whole public page.
  generation_id uuid,
  reason text not null check (reason in ('spam', 'hateful', 'sexual', 'violence', 'copyright', 'other')),
  -- In the visitor's own words; may be empty.
  words text not null,
  -- Keyed hash of the visitor's network: reports that it repeats are one.
  reporter_hash bytea not null,
  created_at timestamptz not null,
  -- When an admin has looked at it.
  settled_at timestamptz,
  foreign key (user_id, generation_id) references generation on delete cascade
);
create unique index report_once on report (user_id, generation_id, reporter_hash) nulls not distinct
  where settled_at is null;
create index report_by_age on report (created_at);
revoke insert, update, delete on report from aic_app;
