-- Whether anybody may read this file: it is what a published item has become, and its user's page is public. What the item
-- was made from stays its user's own.
create or replace function is_public_file(p_key text) returns boolean
language sql stable security definer set search_path = public, pg_temp
return exists (
  select from asset a
  join generation g on g.user_id = a.user_id and g.id = a.generation_id
  join app_user u on u.id = a.user_id
  where a.key = p_key and g.published_at is not null and g.removed_at is null
    and u.public_profile and u.handle is not null and u.blocked_at is null and u.closes_at is null
    and jsonb_path_exists(g.output, '$.* ? (@.key == $key)', jsonb_build_object('key', p_key))
);
