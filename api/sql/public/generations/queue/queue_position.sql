-- 1 for the next one in line. Counts at most 100: further back it makes no difference.
create or replace function queue_position(p_queue_at timestamptz, p_id uuid) returns integer
language sql stable
return (
  select count(*) + 1 from (
    select from generation q
    where q.status = 'queued' and (q.queue_at, q.id) < (p_queue_at, p_id)
    limit 100
  ) ahead
);
