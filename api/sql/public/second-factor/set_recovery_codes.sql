-- Puts new recovery codes, by their hashes in hex, in place of all that are there. Part of the functions that have checked who asks.
create or replace function set_recovery_codes(p_user uuid, p_recovery_hashes jsonb) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from recovery_code where user_id = p_user;
  insert into recovery_code (user_id, code_hash)
    select p_user, decode(h.hex, 'hex') from jsonb_array_elements_text(p_recovery_hashes) as h (hex);
$$;
revoke execute on function set_recovery_codes from public;
