-- A time as the API writes it: ISO 8601 in UTC, with milliseconds.
create or replace function wire_time(p_time timestamptz) returns text
language sql immutable parallel safe
return to_char(p_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
