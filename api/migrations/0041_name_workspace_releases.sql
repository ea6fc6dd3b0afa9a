-- What workspaces have brought to starts: the builds of all their frontends, which are one release.
create table workspace_release (
  -- The commit of the sources; where that is unknown a digest of the builds.
  name text primary key check (length(name) between 7 and 80),
  -- Build ids by the names of remotes and shell.
  builds jsonb not null,
  -- When a start brought it first, and last.
  offered_at timestamptz not null,
  started_at timestamptz not null,
  -- Since when it was everybody's; null: other builds were pinned when it came.
  had_at timestamptz,
  -- Null unless it was rolled back and not released again.
  taken_back_at timestamptz,
  -- Of the gateways that ran when this table came: these say not which builds are theirs.
  is_before boolean not null default false
);
revoke insert, update, delete on workspace_release from aic_app;

insert into workspace_release (name, builds, offered_at, started_at, had_at, is_before)
  select
    coalesce(max(b.commit_id) filter (where b.name = 'shell'), 'release-before'),
    jsonb_object_agg(b.name, b.build), now(), now(), now(), true
  from remote_channel c join remote_build b on b.name = c.name and b.build = c.build
  where c.channel = 'stable' and not c.is_pinned
  having count(*) > 0;
