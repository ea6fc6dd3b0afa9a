-- Those of the keys (a JSON array) that some item or export refers to.
create or replace function wanted_keys(p_keys jsonb) returns setof text
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select a.key from asset a where a.key in (select value from jsonb_array_elements_text(p_keys))
  union all
  select e.file_key from data_export e where e.file_key in (select value from jsonb_array_elements_text(p_keys));
end;
