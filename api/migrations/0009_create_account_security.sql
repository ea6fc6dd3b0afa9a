-- Links that set a new password.
alter table email_token drop constraint email_token_purpose_check;
alter table email_token add constraint email_token_purpose_check check (purpose in ('verify-email', 'reset-password'));
