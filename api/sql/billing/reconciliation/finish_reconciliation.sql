create or replace function billing.finish_reconciliation(
  p_id bigint,
  p_checked integer,
  p_missing integer,
  p_mended integer,
  p_extra integer,
  p_details jsonb,
  p_error text,
  p_now timestamptz
) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  update billing.reconciliation
    set finished_at = p_now, checked = p_checked, missing = p_missing, mended = p_mended, extra = p_extra,
      details = p_details, error = p_error
    where id = p_id;
end;
