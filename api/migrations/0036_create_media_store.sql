-- migrate:up

-- One row: which media store belongs to this database. The same id lies in the store, so that nobody sweeps the files
-- of another database.
create table media_store (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
insert into media_store default values;

-- migrate:down

drop table media_store;
