-- Whether a worker may begin this job now: it is due, of a kind that the worker takes (p_kinds), asks for nothing that the worker
-- does not know, and its engine has a free slot (p_full has those without). Postgres takes it into the statement that asks, with
-- its index, as long as it is one expression without a query or settings of its own.
create or replace function is_claimable(
  p_status text,
  p_run_at timestamptz,
  p_kind text,
  p_request jsonb,
  p_kinds jsonb,
  p_full text[],
  p_now timestamptz
) returns boolean
language sql stable
as $$
  select p_status = 'queued' and p_run_at <= p_now and p_kinds ? p_kind
    and jsonb_path_query_array(p_request, '$.keyvalue().key') <@ (p_kinds -> p_kind)
    and p_kind || ' ' || coalesce(p_request ->> 'engine', '') <> all (p_full);
$$;
