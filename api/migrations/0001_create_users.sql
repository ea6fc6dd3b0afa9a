-- The group that the application's login roles belong to (docs/operate.md). It belongs to the whole cluster, so another
-- database may have made it already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'aic_app') then
    create role aic_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant usage on schema public to aic_app;
alter default privileges in schema public grant select, insert, update, delete on tables to aic_app;

create table app_user (
  id uuid primary key default uuidv7(),
  -- As it was typed, for mails and the page.
  email text not null,
  -- As it is compared: one account per address (api/src/modules/auth/email-key.ts).
  email_key text not null unique,
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

create table session (
  -- SHA-256 of the 32 random bytes in the cookie: a copy of this table opens nothing.
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Moves with each use; the session is over when either time has passed.
  idle_until timestamptz not null,
  expires_at timestamptz not null
);

create index session_by_user on session (user_id);
create index session_by_expiry on session (expires_at);

-- Networks from which a user has signed in: attempts from elsewhere do not shut them out.
create table known_network (
  user_id uuid not null references app_user on delete cascade,
  -- SHA-256 of the user and the network: a copy of this table tells no address.
  network_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, network_hash)
);

create index known_network_by_use on known_network (last_used_at);

create unlogged table rate_limit (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);

create index rate_limit_by_end on rate_limit (window_ends_at);
