-- Whether an item or an upload has this file.
create or replace function has_owner(p_key text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return exists (select from owned_file where key = p_key)
    or exists (select from generation where output #>> '{webp,key}' = p_key)
    or exists (select from generation where output #>> '{avif,key}' = p_key)
    or exists (select from generation where output #>> '{image,key}' = p_key);
end
$$;
