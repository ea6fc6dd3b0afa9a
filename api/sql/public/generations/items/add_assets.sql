-- Every member of a document that has a key and a type is a stored file, and becomes an asset of the generation.
create or replace function add_assets(p_user uuid, p_generation uuid, p_document jsonb) returns void
language sql as $$
  insert into asset (user_id, key, generation_id, media_type, size_bytes)
  select p_user, file ->> 'key', p_generation, file ->> 'mediaType', (file ->> 'sizeBytes')::bigint
  from jsonb_each(p_document) as member (name, file)
  where jsonb_typeof(file) = 'object' and file ?& array['key', 'mediaType']
  -- One picture may stand in two members.
  on conflict do nothing;
$$;
