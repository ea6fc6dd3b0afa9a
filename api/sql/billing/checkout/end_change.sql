-- The change is over, however it ended: the next one may begin.
create or replace function billing.end_change(p_change uuid) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  delete from billing.plan_change where id = p_change;
end;
