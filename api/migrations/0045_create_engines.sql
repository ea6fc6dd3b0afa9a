-- Engines that admins have added, and what they have decided of those that a file, variables or this machine describe.
create table engine (
  kind text not null,
  id text not null,
  -- Among those of its kind; the first that is on is the default.
  position integer not null,
  is_on boolean not null default true,
  -- As ENGINES_FILE has it. Null: it is described elsewhere.
  setting jsonb,
  -- AES-256-GCM under a key that is not in the database, for this engine at this address alone.
  sealed_key bytea,
  primary key (kind, id)
);
revoke insert, update, delete on engine from aic_app;
