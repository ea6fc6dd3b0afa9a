-- No user signs in to an account that its user has deleted or that was blocked, whichever way leads there. The row is
-- locked, so that a sign-in and the deletion come one after the other: the session is refused, or it is there to be
-- ended.
create or replace function refuse_closed_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform from app_user where id = new.user_id and closes_at is null and blocked_at is null for share;
  if not found then
    return null;
  end if;
  return new;
end
$$;

create or replace trigger no_session_of_closed_account before insert on session
  for each row execute function refuse_closed_session();
