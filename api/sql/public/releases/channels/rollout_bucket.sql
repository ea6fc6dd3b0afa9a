-- 0..99, the same for a user in every rollout of a remote, and another in those of the next: no user is always first.
-- Who is signed out counts as one user.
create or replace function rollout_bucket(p_name text, p_user uuid) returns integer
language sql immutable
return (
  select (get_byte(d.digest, 0) * 65536 + get_byte(d.digest, 1) * 256 + get_byte(d.digest, 2)) % 100
  from (select sha256(convert_to(p_name || ':' || coalesce(p_user::text, 'anonymous'), 'UTF8')) as digest) d
);
