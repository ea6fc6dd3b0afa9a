-- The item that a share token shows now; no row for one that is unknown or over, or whose item or user is away.
create or replace function shared_item(p_share_hash bytea, p_now timestamptz)
returns table (user_id uuid, generation_id uuid, with_recipe boolean)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select s.user_id, s.generation_id, s.with_recipe
  from share_link s
  join generation g on g.user_id = s.user_id and g.id = s.generation_id
  join app_user u on u.id = s.user_id
  where s.token_hash = p_share_hash and (s.expires_at is null or s.expires_at > p_now)
    and g.status = 'completed' and g.removed_at is null and g.dismissed_at is null and g.purged_at is null
    and u.blocked_at is null and u.closes_at is null;
end;
