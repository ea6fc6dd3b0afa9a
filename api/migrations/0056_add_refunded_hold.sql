-- Which hold's charge a grant gives back, where an admin has said so: the id of its item, too.
alter table credit.grant_ add column refunded_hold uuid;
