-- Ends notifications by mail, as the link in a mail asks. False: there is no such user any more.
create or replace function end_notifications(p_user uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update app_user set email_notifications = false where id = p_user and email_notifications;
  if found then
    perform emit_event(p_user, '{"type": "account"}', p_now);
    return true;
  end if;
  return exists (select from app_user where id = p_user);
end
$$;
