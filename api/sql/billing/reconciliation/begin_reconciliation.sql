-- Begins a comparison with Stripe unless one began within `p_every`: of several workers one does it. Null: not now.
create or replace function billing.begin_reconciliation(p_every interval, p_now timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_id bigint;
begin
  perform pg_advisory_xact_lock(hashtext('billing.reconciliation'));
  insert into billing.reconciliation (started_at)
    select p_now where not exists (
      select from billing.reconciliation where started_at > p_now - p_every and error is null)
    returning id into v_id;
  return v_id;
end
$$;
