-- Forgets links that have expired, and reports that are older than `p_kept`. Returns how many.
create or replace function prune_sharing(p_kept interval, p_now timestamptz) returns integer
language sql security definer set search_path = public, pg_temp
as $$
  with links as (delete from share_link where expires_at <= p_now returning 1),
    reports as (delete from report where created_at <= p_now - p_kept returning 1)
  select ((select count(*) from links) + (select count(*) from reports))::integer;
$$;
