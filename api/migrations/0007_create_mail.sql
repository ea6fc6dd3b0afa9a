-- Mails to send and sent: written in the statement of what they are about, sent by a worker (api/src/mail/send-mails.ts).
create table mail (
  -- Part of the Message-ID, the same at each attempt, so that a mail that was sent twice can be told from two mails.
  id uuid primary key default uuidv7(),
  user_id uuid references app_user on delete cascade,
  -- What it is about, e.g. 'receipt:in_123': nobody gets two mails about the same.
  key text not null unique,
  recipient text not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  -- When it is to be sent, or sent again. Null: it was sent, or it was given up.
  run_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  -- Of the last attempt.
  error text
);

create index mail_to_send on mail (run_at) where run_at is not null;
create index mail_by_user on mail (user_id);
create index mail_by_time on mail (created_at);

-- Links that were mailed to prove who reads an address. Used and late ones stay a while, so that a page can say which.
create table email_token (
  -- SHA-256 of the 32 random bytes in the link: a copy of this table opens nothing.
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('verify-email')),
  -- The address it went to: it proves nothing of another.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index email_token_by_user on email_token (user_id);
create index email_token_by_expiry on email_token (expires_at);

-- Keys that every process signs with. 244 random bits each.
create table signing_key (
  purpose text primary key,
  key bytea not null check (length(key) = 32)
);
insert into signing_key values
  ('unsubscribe', decode(replace(gen_random_uuid() || '' || gen_random_uuid(), '-', ''), 'hex'));
revoke insert, update, delete on signing_key from aic_app;

-- Shown on its user's public page since then.
alter table generation add column published_at timestamptz;
create index generation_published on generation (user_id, published_at desc, id desc)
  where published_at is not null and removed_at is null;
