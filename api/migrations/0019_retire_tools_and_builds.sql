-- Since when the remote is retired: no start gives it to anybody. A release, or following the workspace, brings it back.
alter table remote add column removed_at timestamptz;

-- What is left to read of a build that is gone.
alter table remote_event add column note text;
alter table remote_event drop constraint remote_event_kind_check;
alter table remote_event add constraint remote_event_kind_check check (kind in (
  'published', 'released', 'rolled-out', 'promoted', 'rolled-back', 'followed', 'killed', 'revived', 'token-made',
  'token-revoked', 'removed', 'deleted'));
create index remote_event_deleted on remote_event (name, build) where kind = 'deleted';

-- Null for tokens from before they had an end.
alter table deploy_token add column expires_at timestamptz;
