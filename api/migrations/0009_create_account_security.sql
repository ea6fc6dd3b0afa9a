-- Links that set a new password.
alter table email_token drop constraint email_token_purpose_check;
alter table email_token add constraint email_token_purpose_check check (purpose in ('verify-email', 'reset-password'));

-- What its owner is shown of a session, to tell it from others.
alter table session
  add column id uuid not null default uuidv7() unique,
  -- As far as it said at the sign-in: 'Firefox on Linux'.
  add column browser text,
  -- Of the sign-in: a /24 of IPv4 or a /64 of IPv6.
  add column network text;
