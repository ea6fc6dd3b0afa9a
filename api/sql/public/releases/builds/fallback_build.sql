-- What a channel falls back to: the build that all of its users had last, without those in `p_except`, those that were
-- rolled back and those that the shell cannot run. A beta without one of its own falls back to what everybody has.
create or replace function fallback_build(p_name text, p_channel text, p_except text[]) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select r.build
  from remote_release r
  join remote_build b on b.name = r.name and b.build = r.build
  where r.name = p_name and r.channel in (p_channel, 'stable') and r.full_at is not null
    and r.build <> all (p_except) and b.taken_back_at is null
    and (p_name = 'shell' or contract_allows(b.info ->> 'contract', shell_contract()))
  order by r.channel = p_channel desc, r.full_at desc
  limit 1;
$$;
