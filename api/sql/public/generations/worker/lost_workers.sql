-- Workers that have jobs but are dead: their advisory lock is free.
create or replace function lost_workers() returns setof integer
language sql volatile
as $$
  select w.worker
  from (select distinct g.worker from generation g where g.status = 'running' and g.worker is not null) w
  where not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.objsubid = 2
      and l.database = (select d.oid from pg_database d where d.datname = current_database())
      and l.classid::bigint = worker_lock_class() and l.objid::bigint = w.worker
  );
$$;
