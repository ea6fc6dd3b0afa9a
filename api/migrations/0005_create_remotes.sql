-- Every frontend that is released on its own: the remotes and the shell.
create table remote (
  name text primary key check (name ~ '^[a-z][a-z0-9-]*$'),
  created_at timestamptz not null default now()
);

-- A build never changes: its files live for ever under /remotes/<name>/<build>/ (or /shell/<build>/).
create table remote_build (
  name text not null references remote,
  build text not null check (build ~ '^[a-z0-9]{6,40}$'),
  version text not null,
  -- build-info.json as the build wrote it: entry, contract range, integrity by file, sizes.
  info jsonb not null,
  created_at timestamptz not null default now(),
  primary key (name, build)
);

-- Which build users get. A release moves the pointer, a rollback swaps it with the one before.
create table remote_channel (
  name text primary key references remote,
  build text not null,
  previous_build text,
  -- Share of users on `build`; the others stay on `previous_build`.
  rollout_percent integer not null default 100 check (rollout_percent between 0 and 100),
  killed boolean not null default false,
  foreign key (name, build) references remote_build (name, build),
  foreign key (name, previous_build) references remote_build (name, build)
);

create table remote_event (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('published', 'released', 'rolled-back', 'killed', 'revived')),
  build text,
  at timestamptz not null default now()
);

revoke insert, update, delete on remote, remote_build, remote_channel, remote_event from aic_app;
