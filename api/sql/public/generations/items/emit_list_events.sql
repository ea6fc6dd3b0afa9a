-- Tells that lists show something else of these items of a user: one event of each kind, because pages ask for a list
-- again and not for an item. Whatever changes what a list shows without an event of its own calls it: the number of the
-- user's last event is what browsers compare before they read a list again.
create or replace function emit_list_events(p_user uuid, p_ids uuid[], p_now timestamptz) returns void
language plpgsql as $$
begin
  perform emit_generation_event(p_user, last.id, p_now) from (
    select distinct on (kind) id from generation where user_id = p_user and id = any (p_ids) order by kind, id desc
  ) last;
end
$$;
revoke execute on function emit_list_events from public;
