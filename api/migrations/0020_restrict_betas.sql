-- Who may have the beta of a remote: a broken shell or administration keeps its user from choosing anything else again.
alter table remote add column beta_for text not null default 'users' check (beta_for in ('users', 'admins'));
update remote set beta_for = 'admins' where name in ('admin', 'shell');
