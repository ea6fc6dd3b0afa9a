-- migrate:up

create unlogged table rate_limit (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

-- Counts one use of `p_key` in a fixed window that starts with the first use. A refused use is counted too,
-- but only up to one past the limit, so that an attacker cannot grow the number.
create function take_rate_limit(p_key text, p_limit integer, p_window interval, p_now timestamptz default now())
returns table (allowed boolean, retry_after_seconds integer)
language sql
begin atomic
  insert into rate_limit as r (key, window_start, count)
  values (p_key, p_now, 1)
  on conflict (key) do update set
    window_start = case when r.window_start <= p_now - p_window then p_now else r.window_start end,
    count = case when r.window_start <= p_now - p_window then 1 else least(r.count, p_limit) + 1 end
  returning
    r.count <= p_limit,
    case
      when r.count <= p_limit then 0
      else greatest(1, ceil(extract(epoch from r.window_start + p_window - p_now)))::integer
    end;
end;

-- migrate:down

drop function take_rate_limit;
drop table rate_limit;
