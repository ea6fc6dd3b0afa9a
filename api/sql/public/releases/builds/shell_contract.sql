-- The contract of the shell that everybody has, or null.
create or replace function shell_contract() returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select b.info ->> 'contract' from remote_channel c join remote_build b on b.name = c.name and b.build = c.build
  where c.name = 'shell' and c.channel = 'stable';
$$;
