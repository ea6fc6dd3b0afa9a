-- Stores the same password under another hash, for who has just shown it: nothing ends, and nobody is told. Nothing happens
-- when `p_known_hash` is not the present one any more.
create or replace function rehash_password(p_user uuid, p_known_hash text, p_password_hash text) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  update app_user set password_hash = p_password_hash where id = p_user and password_hash = p_known_hash;
end;
