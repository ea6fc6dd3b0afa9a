-- Moves credits of one grant from one bucket to another.
create or replace function credit.write_move(
  p_user uuid,
  p_txn bigint,
  p_grant bigint,
  p_from text,
  p_to text,
  p_amount integer
) returns void
language sql as $$
  insert into credit.entry (user_id, txn_id, grant_id, bucket, delta)
  values (p_user, p_txn, p_grant, p_from, -p_amount), (p_user, p_txn, p_grant, p_to, p_amount);
$$;
