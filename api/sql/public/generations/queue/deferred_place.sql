-- 1 for the next one of a user's line. What one press has started has one place. A row of the calling statement itself is
-- not seen here, and none of its press is.
create or replace function deferred_place(p_user uuid, p_created_at timestamptz, p_id uuid) returns integer
language sql stable
return (
  select count(distinct coalesce(g.batch_id, g.id)) + 1 from generation g
  where g.user_id = p_user and g.status = 'deferred' and (g.created_at, g.id) < (p_created_at, p_id)
    and coalesce(g.batch_id, g.id) <> coalesce(
      (select own.batch_id from generation own where own.user_id = p_user and own.id = p_id), p_id)
);
