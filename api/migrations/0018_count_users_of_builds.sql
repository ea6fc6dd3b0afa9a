-- What a change gave to those outside of its share: who had which build can be told for a while afterwards.
alter table remote_event add column previous_build text;

-- Whether the report counts for an automatic rollback, and the SHA-256 of the network it came from: one of each counts.
alter table remote_reporter add column is_counted boolean not null default false;
alter table remote_reporter add column network bytea check (length(network) = 32);

-- Sums of users who have the build, apart from those of anybody else. Of older sums nobody knows.
alter table remote_load add column is_of_users boolean not null default false;
alter table remote_load drop constraint remote_load_pkey;
alter table remote_load add primary key (name, build, minute, phase, outcome, is_of_users);
