-- 1 for the next one of a user's line.
create or replace function deferred_place(p_user uuid, p_created_at timestamptz, p_id uuid) returns integer
language sql stable
return (
  select count(*) + 1 from generation g
  where g.user_id = p_user and g.status = 'deferred' and (g.created_at, g.id) < (p_created_at, p_id)
);
