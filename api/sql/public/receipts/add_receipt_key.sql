-- Makes a key the one that signs, if the one that it replaces still is: of gateways that make one at the same time, one
-- does. What it replaces can sign nothing any more. `p_replaced`: its kid; null: there was none.
create or replace function add_receipt_key(
  p_kid text,
  p_public_key jsonb,
  p_sealed_key bytea,
  p_replaced text,
  p_now timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  lock table receipt_key in share row exclusive mode;
  if p_replaced is distinct from (select kid from receipt_key order by id desc limit 1) then
    return;
  end if;
  update receipt_key set sealed_key = null where sealed_key is not null;
  insert into receipt_key (kid, public_key, sealed_key, created_at) values (p_kid, p_public_key, p_sealed_key, p_now);
end
$$;
