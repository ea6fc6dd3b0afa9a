-- A link to a published build: whoever opens it, signed in, has that build in that tab, whatever the channels have.
create table build_preview (
  id uuid primary key default uuidv7(),
  name text not null,
  build text not null,
  -- What the link was last made for: the same build may be that of several commits.
  commit_id text check (commit_id ~ '^[0-9a-f]{7,64}(-dirty)?$'),
  made_by text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  -- Who has ended it before that; null: nobody.
  ended_by text,
  foreign key (name, build) references remote_build (name, build) on delete cascade
);
-- Made again, it is the same link.
create unique index build_preview_open on build_preview (name, build) where ended_by is null;
revoke insert, update, delete on build_preview from aic_app;

alter table remote_event drop constraint remote_event_kind_check;
alter table remote_event add constraint remote_event_kind_check check (kind in (
  'published', 'released', 'rolled-out', 'promoted', 'rolled-back', 'followed', 'killed', 'revived', 'token-made',
  'token-revoked', 'removed', 'deleted', 'previewed', 'preview-ended'));
