-- migrate:up

-- The role the application runs as. It belongs to the whole cluster, so another database may have made it already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'aic_app') then
    create role aic_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant aic_app to current_user;
grant usage on schema public to aic_app;
alter default privileges in schema public grant select, insert, update, delete on tables to aic_app;

create table app_user (
  id uuid primary key default uuidv7(),
  email text not null unique,
  password_hash text,
  first_name text,
  last_name text,
  display_name text,
  bio text,
  location text,
  website text,
  twitter_handle text,
  email_notifications boolean not null default true,
  public_profile boolean not null default false,
  is_admin boolean not null default false,
  plan text check (plan in ('pro', 'creator')),
  created_at timestamptz not null default now()
);

-- Stored as given, one account per address whatever its case.
create unique index app_user_email_lower on app_user (lower(email));

-- migrate:down

drop table app_user;
alter default privileges in schema public revoke select, insert, update, delete on tables from aic_app;
revoke usage on schema public from aic_app;
