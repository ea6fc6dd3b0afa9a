-- Every member of a document that has a key and a type is a stored file of the generation. The pictures of a result are left
-- out by the caller: they are found by the result itself (the view asset).
create or replace function add_assets(p_user uuid, p_generation uuid, p_document jsonb) returns void
language sql as $$
  insert into owned_file (user_id, key, generation_id, media_type, size_bytes)
  -- One picture may stand in two members.
  select distinct on (file ->> 'key')
    p_user, file ->> 'key', p_generation, file ->> 'mediaType', (file ->> 'sizeBytes')::bigint
  from jsonb_each(p_document) as member (name, file)
  where jsonb_typeof(file) = 'object' and file ?& array['key', 'mediaType'];
$$;
