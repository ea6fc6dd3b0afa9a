-- migrate:up

-- Every frontend that is released on its own: the remotes and the shell.
create table remote (
  name text primary key check (name ~ '^[a-z][a-z0-9-]*$'),
  created_at timestamptz not null default now()
);

-- A build never changes: its files live for ever under /remotes/<name>/<build>/ (or /shell/<build>/).
create table remote_build (
  name text not null references remote,
  build text not null check (build ~ '^[a-z0-9]{6,40}$'),
  version text not null,
  -- build-info.json as the build wrote it: entry, contract range, integrity by file, sizes.
  info jsonb not null,
  created_at timestamptz not null default now(),
  primary key (name, build)
);

-- Which build people get. A release moves the pointer, a rollback swaps it with the one before.
create table remote_channel (
  name text primary key references remote,
  build text not null,
  previous_build text,
  -- Share of people on `build`; the others stay on `previous_build`.
  rollout_percent integer not null default 100 check (rollout_percent between 0 and 100),
  killed boolean not null default false,
  foreign key (name, build) references remote_build (name, build),
  foreign key (name, previous_build) references remote_build (name, build)
);

create table registry_event (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('published', 'released', 'rolled-back', 'killed', 'revived')),
  build text,
  at timestamptz not null default now()
);

revoke insert, update, delete on remote, remote_build, remote_channel, registry_event from aic_app;

-- Publishing the same build again changes nothing: builds are named by their content.
create function publish_build(p_name text, p_build text, p_version text, p_info jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into remote (name) values (p_name) on conflict do nothing;
  insert into remote_build (name, build, version, info) values (p_name, p_build, p_version, p_info)
    on conflict do nothing;
  if found then
    insert into registry_event (name, kind, build) values (p_name, 'published', p_build);
    return true;
  end if;
  return false;
end
$$;

-- Moves the pointer. Releasing what is released already changes nothing.
create function release_build(p_name text, p_build text, p_rollout_percent integer default 100) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into remote_channel as c (name, build, rollout_percent) values (p_name, p_build, 100)
    on conflict (name) do update set
      previous_build = case when c.build = excluded.build then c.previous_build else c.build end,
      build = excluded.build,
      rollout_percent = p_rollout_percent
    where c.build <> excluded.build or c.rollout_percent <> p_rollout_percent;
  if found then
    insert into registry_event (name, kind, build) values (p_name, 'released', p_build);
    return true;
  end if;
  return false;
end
$$;

-- Back to the build before; doing it twice is a roll forward.
create function roll_back_remote(p_name text) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_build text;
begin
  update remote_channel set build = previous_build, previous_build = build, rollout_percent = 100
    where name = p_name and previous_build is not null
    returning build into v_build;
  if found then
    insert into registry_event (name, kind, build) values (p_name, 'rolled-back', v_build);
    return true;
  end if;
  return false;
end
$$;

create function switch_remote(p_name text, p_killed boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update remote_channel set killed = p_killed where name = p_name and killed <> p_killed;
  if found then
    insert into registry_event (name, kind)
      values (p_name, case when p_killed then 'killed' else 'revived' end);
    return true;
  end if;
  return false;
end
$$;

-- What one person gets: a build by name, the one before it, and the number of the last change.
-- `p_bucket` (0..99, stable per person) decides on which side of a partial rollout they are.
create function resolve_registry(p_bucket integer)
returns table (generation bigint, name text, killed boolean, info jsonb, previous_info jsonb)
language sql stable security definer set search_path = public, pg_temp
as $$
  select
    (select coalesce(max(id), 0) from registry_event),
    c.name,
    c.killed,
    chosen.info,
    before.info
  from remote_channel c
  cross join lateral (
    select p_bucket < c.rollout_percent or c.previous_build is null as is_new
  ) side
  join remote_build chosen
    on chosen.name = c.name and chosen.build = case when side.is_new then c.build else c.previous_build end
  left join remote_build before
    on before.name = c.name and side.is_new and before.build = c.previous_build
  order by c.name;
$$;

-- migrate:down

drop function resolve_registry;
drop function switch_remote;
drop function roll_back_remote;
drop function release_build;
drop function publish_build;
drop table registry_event;
drop table remote_channel;
drop table remote_build;
drop table remote;
