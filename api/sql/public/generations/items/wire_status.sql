-- What the wire calls it.
create or replace function wire_status(p_status text) returns text language sql immutable parallel safe
return case p_status
  when 'completed' then 'completed'
  when 'failed' then 'failed'
  when 'cancelled' then 'failed'
  else 'processing'
end;
