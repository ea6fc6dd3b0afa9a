-- Raises where another remote that users have is called as this build calls its tool, in whatever letters, or keeps the files of
-- its builds under the same global array. CRPRE.
create or replace function require_own_words(p_name text, p_info jsonb) returns void
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_other record;
begin
  select c.name, coalesce(
      lower(normalize(other.info ->> 'label', nfkc)) = lower(normalize(p_info ->> 'label', nfkc)), false) as is_label
    into v_other
    from remote_channel c join remote_build other on other.name = c.name and other.build in (c.build, c.previous_build)
    where c.name <> p_name and (
      lower(normalize(other.info ->> 'label', nfkc)) = lower(normalize(p_info ->> 'label', nfkc))
      -- Without a name of their own, arrays hold no mark by which files of one are taken for those of the other.
      or other.info ->> 'chunkArray' = p_info ->> 'chunkArray' and p_info ->> 'chunkArray' !~ '^(rspack|webpack)Chunk$')
    limit 1;
  if found then
    raise exception '%', case when v_other.is_label then 'label_taken' else 'array_taken' end
      using errcode = 'CRPRE', detail = jsonb_build_object('name', v_other.name);
  end if;
end
$$;
