-- migrate:up

create table session (
  -- SHA-256 of the 32 random bytes in the cookie: a copy of this table opens nothing.
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index session_by_user on session (user_id);
create index session_by_expiry on session (expires_at);

-- Who a session token belongs to, or null. Made to be used inside each request's own statement:
-- a statement of its own would cost about half of the throughput.
create function session_user_id(p_token_hash bytea, p_now timestamptz default now()) returns uuid
language sql stable parallel safe
return (
  select s.user_id
  from session s
  where s.token_hash = p_token_hash
    and s.expires_at > p_now
    and s.last_seen_at > p_now - interval '7 days'
);

-- migrate:down

drop function session_user_id;
drop table session;
