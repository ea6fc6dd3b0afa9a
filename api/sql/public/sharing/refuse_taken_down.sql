-- CRTKD: an admin has taken this item, or without one the user's public page, down, and none has lifted it since. Part of
-- the functions that show something, under the user's lock.
create or replace function refuse_taken_down(p_user uuid, p_generation uuid) returns void
language plpgsql as $$
begin
  if exists (
    select from report
    where user_id = p_user and generation_id is not distinct from p_generation and taken_down_at is not null
  ) then
    raise exception 'this was taken down' using errcode = 'CRTKD';
  end if;
end
$$;
revoke execute on function refuse_taken_down from public;
