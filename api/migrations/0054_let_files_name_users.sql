-- What files made from then on say in their credentials: what was asked for, and who asked.
alter table app_user
  add column files_say_prompt boolean not null default false,
  add column files_say_name boolean not null default false;
