-- Prompts that a user keeps to use again, with blanks in square brackets. Each text is there once for its kind.
create table template (
  user_id uuid not null references app_user on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index template_once on template (user_id, kind, md5(text));
revoke insert, update, delete on template from aic_app;
