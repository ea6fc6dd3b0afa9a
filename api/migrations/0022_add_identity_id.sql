-- What its owner names a linked provider by.
alter table external_identity add column id uuid not null unique default gen_random_uuid();
