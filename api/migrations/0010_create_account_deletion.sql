-- Accounts that their users have deleted. Until `closes_at` a mailed link takes one back; after it a worker removes what is
-- personal of it, and `purged_at` says that this is done. Neither is ever signed in to.
alter table app_user
  add column closes_at timestamptz,
  add column purged_at timestamptz,
  add constraint app_user_purged_when_closed check (purged_at is null or closes_at is not null);

create index app_user_to_purge on app_user (closes_at) where closes_at is not null and purged_at is null;

-- Links that take a deleted account back.
alter table email_token drop constraint email_token_purpose_check;
alter table email_token add constraint email_token_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'restore-account'));

-- What Stripe has told of a customer is found when it has to forget the person.
create index event_by_customer on billing.event (customer_id);
