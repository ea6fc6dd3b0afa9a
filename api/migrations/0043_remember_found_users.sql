-- Whom a check has found something with: they are looked at each minute until nothing is found any more.
alter table ledger_check add column found_users uuid[] not null default '{}';
