-- Whether anybody may read this file: it is what a published item has become, and its user's page is public. What the item
-- was made from stays its user's own.
create or replace function is_public_file(p_key text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return exists (
    select from (
      select g.user_id, g.id from generation g where g.output #>> '{webp,key}' = p_key
      union all select g.user_id, g.id from generation g where g.output #>> '{avif,key}' = p_key
      union all select g.user_id, g.id from generation g where g.output #>> '{image,key}' = p_key
      union all select f.user_id, f.generation_id from owned_file f where f.key = p_key
    ) owner
    join generation g on g.user_id = owner.user_id and g.id = owner.id
    join app_user u on u.id = g.user_id
    where g.published_at is not null and g.removed_at is null
      and u.public_profile and u.handle is not null and u.blocked_at is null and u.closes_at is null
      and jsonb_path_exists(g.output, '$.* ? (@.key == $key)', jsonb_build_object('key', p_key)));
end
$$;
