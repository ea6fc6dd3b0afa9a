-- Counts one use of each limit, or of none: `p_limits` is [{"key", "limit", "windowSeconds"}], asked in their order, and
-- the first that is used up refuses before the others are touched. Returns the seconds to wait, 0 when it is allowed.
-- A window begins with its first use. What is refused is not counted, so it can neither prolong a wait nor shut anyone out.
create or replace function take_rate_limits(p_limits jsonb, p_now timestamptz) returns integer
language plpgsql as $$
declare
  v_limit record;
  v_used rate_limit;
begin
  for v_limit in
    select l.key, l."limit", make_interval(secs => l."windowSeconds") as lifetime
    from rows from (jsonb_to_recordset(p_limits) as (key text, "limit" integer, "windowSeconds" integer))
      with ordinality as l (key, "limit", "windowSeconds", place)
    order by l.place
  loop
    -- Writes the row also when nothing changes: that locks it until all limits are asked.
    insert into rate_limit as r (key, count, window_ends_at) values (v_limit.key, 0, p_now + v_limit.lifetime)
      on conflict (key) do update set
        count = case when r.window_ends_at <= p_now then 0 else r.count end,
        window_ends_at = case when r.window_ends_at <= p_now then p_now + v_limit.lifetime else r.window_ends_at end
      returning * into v_used;
    if v_used.count >= v_limit."limit" then
      return greatest(1, ceil(extract(epoch from v_used.window_ends_at - p_now)));
    end if;
  end loop;
  update rate_limit set count = count + 1
    where key in (select l.key from jsonb_to_recordset(p_limits) as l (key text));
  return 0;
end
$$;
