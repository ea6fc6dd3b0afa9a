-- Where the code of builds breaks in users' browsers: no message, which could hold words of a user.
create table remote_error (
  name text not null,
  build text not null,
  -- SHA-256 of class and innermost frame: what is counted as one.
  place bytea not null check (length(place) = 32),
  phase text not null,
  error_class text not null,
  -- As browsers say it: [{"file", "line", "column"}].
  frames jsonb not null,
  count integer not null,
  -- SHA-256 of each, a hundred at most.
  users bytea[] not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (name, build, place),
  foreign key (name, build) references remote_build (name, build) on delete cascade
);
create index remote_error_by_time on remote_error (last_at);
revoke insert, update, delete on remote_error from aic_app;
