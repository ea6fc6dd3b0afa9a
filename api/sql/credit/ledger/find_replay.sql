-- The stored result of an earlier call with this key, or null. The caller holds the account lock.
create or replace function credit.find_replay(p_user uuid, p_key text, p_hash text) returns jsonb
language plpgsql stable as $$
declare
  v_txn record;
begin
  select request_hash, result into v_txn from credit.txn where user_id = p_user and idempotency_key = p_key;
  if not found then
    return null;
  end if;
  if v_txn.request_hash <> p_hash then
    raise exception 'idempotency key % was used for another request', p_key using errcode = 'CR422';
  end if;
  return v_txn.result || '{"replayed": true}';
end
$$;
