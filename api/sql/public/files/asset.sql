-- Every stored file and its owner, an item or an upload. Ask it for a key: it is found by an index of its table then.
create view asset as
  select f.user_id, f.key, f.generation_id, f.media_type, f.size_bytes, f.upload_id from owned_file f
  union all
  select g.user_id, g.output #>> '{image,key}', g.id, g.output #>> '{image,mediaType}',
    (g.output #>> '{image,sizeBytes}')::bigint, null
  from generation g
  where g.output #>> '{image,key}' is not null
    -- Those of before have rows.
    and not exists (select from owned_file f where f.key = g.output #>> '{image,key}')
  union all
  select g.user_id, g.output #>> '{avif,key}', g.id, 'image/avif', null, null
  from generation g
  where g.output #>> '{avif,key}' is not null
    and not exists (select from owned_file f where f.key = g.output #>> '{avif,key}')
  union all
  select g.user_id, g.output #>> '{webp,key}', g.id, 'image/webp', null, null
  from generation g
  where g.output #>> '{webp,key}' is not null
    and not exists (select from owned_file f where f.key = g.output #>> '{webp,key}');

grant select on asset to aic_app;
