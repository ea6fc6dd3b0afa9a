-- Those of the keys (a JSON array) that some item, upload or export refers to.
create or replace function wanted_keys(p_keys jsonb) returns setof text
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select key from jsonb_array_elements_text(p_keys) as asked (key)
  where has_owner(key) or exists (select from data_export e where e.file_key = asked.key);
end;
