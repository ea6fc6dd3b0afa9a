-- Every customer at Stripe that is or was a user's.
create view billing.known_customer as
  select c.user_id, c.id from billing.customer c
  union all
  select f.user_id, f.id from billing.former_customer f;

grant select on billing.known_customer to aic_app;
