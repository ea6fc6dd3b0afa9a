-- The commit a build was made of, as far as its publisher said.
alter table remote_build add column commit_id text check (commit_id ~ '^[0-9a-f]{7,64}(-dirty)?$');
-- Since when a workspace has brought it to a start. Following means: what was brought last.
alter table remote_build add column offered_at timestamptz;
-- Null unless it was rolled back and not released again: nobody falls back to it.
alter table remote_build add column taken_back_at timestamptz;
update remote_build set offered_at = created_at;

-- Each channel has a pointer of its own. `beta` is for those who asked for it.
alter table remote_channel add column channel text not null default 'stable' check (channel in ('stable', 'beta'));
-- False: it follows the workspace. True: only a release, a rollout, a rollback or the like moves it.
alter table remote_channel add column is_pinned boolean not null default false;
alter table remote_channel drop constraint remote_channel_pkey;
alter table remote_channel add primary key (name, channel);

-- What a channel has released. Those that all of its users had are what it falls back to, the latest first.
create table remote_release (
  name text not null,
  channel text not null,
  build text not null,
  -- When all had it last. Null: only some ever did.
  full_at timestamptz,
  primary key (name, channel, build),
  foreign key (name, build) references remote_build (name, build)
);
insert into remote_release (name, channel, build, full_at)
  select e.name, 'stable', e.build, max(e.at) from remote_event e
  where e.kind in ('released', 'rolled-back') group by e.name, e.build;

-- The audit: who did what, when, and from which build to which (`build`).
alter table remote_event add column actor text not null default 'a start';
alter table remote_event add column channel text;
alter table remote_event add column from_build text;
alter table remote_event add column percent integer;
alter table remote_event drop constraint remote_event_kind_check;
alter table remote_event add constraint remote_event_kind_check check (kind in (
  'published', 'released', 'rolled-out', 'promoted', 'rolled-back', 'followed', 'killed', 'revived', 'token-made',
  'token-revoked'));

-- Who has asked for a remote's beta.
create table remote_opt_in (
  user_id uuid not null references app_user on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9-]*$') references remote,
  created_at timestamptz not null,
  primary key (user_id, name)
);

-- What a pipeline shows to publish and release one remote, and nothing else.
create table deploy_token (
  id uuid primary key default uuidv7(),
  name text not null references remote,
  label text not null check (length(label) between 1 and 100),
  -- SHA-256 of its 32 random bytes: a copy of this table releases nothing.
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_by text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- What browsers said of loading a build, summed up by the minute.
create table remote_load (
  name text not null,
  build text not null,
  minute timestamptz not null,
  phase text not null check (phase in ('entry', 'load', 'mount', 'render', 'lazy')),
  outcome text not null check (outcome in ('ok', 'failed', 'fallback')),
  count integer not null,
  -- By duration, in the classes of record_load().
  ms_counts integer[] not null,
  -- Count by error class, of at most 20 classes.
  errors jsonb not null,
  primary key (name, build, minute, phase, outcome),
  foreign key (name, build) references remote_build (name, build)
);
create index remote_load_by_minute on remote_load (minute);

-- Who has loaded a build lately, to count users instead of reports.
create table remote_reporter (
  name text not null,
  build text not null,
  -- SHA-256 of a user, or of the network of somebody who is signed out.
  reporter bytea not null check (length(reporter) = 32),
  is_signed_in boolean not null,
  seen_at timestamptz not null,
  failed_at timestamptz,
  primary key (name, build, reporter),
  foreign key (name, build) references remote_build (name, build)
);
create index remote_reporter_by_time on remote_reporter (seen_at);

revoke insert, update, delete on remote_release, remote_opt_in, deploy_token, remote_load, remote_reporter from aic_app;
-- What is old is swept.
grant delete on remote_load, remote_reporter to aic_app;
