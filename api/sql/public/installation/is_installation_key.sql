-- Whether a key is the one of this installation: the first one that is asked about is.
create or replace function is_installation_key(p_digest bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into installation_key (digest) values (p_digest) on conflict do nothing;
  return exists (select from installation_key where digest = p_digest);
end
$$;
