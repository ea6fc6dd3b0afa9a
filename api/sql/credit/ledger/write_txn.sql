create or replace function credit.write_txn(
  p_user uuid,
  p_kind text,
  p_key text,
  p_hash text,
  p_result jsonb,
  p_now timestamptz
) returns bigint
language sql as $$
  insert into credit.txn (user_id, kind, idempotency_key, request_hash, result, at)
  values (p_user, p_kind, p_key, p_hash, p_result, p_now)
  returning id;
$$;
