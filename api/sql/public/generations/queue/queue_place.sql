-- How much later each further job in flight is queued, and how much earlier a plan's jobs are.
create or replace function queue_place(p_plan text, p_in_flight bigint, p_now timestamptz) returns timestamptz
language sql immutable parallel safe
return p_now + p_in_flight * interval '5 seconds' - case p_plan
  when 'creator' then interval '60 seconds'
  when 'pro' then interval '20 seconds'
  else interval '0'
end;
