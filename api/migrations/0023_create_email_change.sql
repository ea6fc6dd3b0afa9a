-- Another address for an account, until both addresses have confirmed it. One at a time.
create table email_change (
  user_id uuid primary key references app_user on delete cascade,
  new_email text not null,
  -- As it is compared (api/src/modules/auth/email-key.ts).
  new_email_key text not null,
  expires_at timestamptz not null,
  -- Set from the beginning where nobody had confirmed the old one: there is nobody to ask.
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);
create index email_change_by_expiry on email_change (expires_at);
revoke insert, update on email_change from aic_app;

-- Links to both of them.
alter table email_token drop constraint email_token_purpose_check;
alter table email_token add constraint email_token_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'restore-account', 'change-email-old', 'change-email-new'));
