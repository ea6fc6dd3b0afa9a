-- Locks a user's item that was not removed, and their account before it. Returns its status. CR404 not there, or not theirs.
create or replace function lock_own_generation(p_user uuid, p_id uuid) returns text
language plpgsql as $$
declare
  v_status text;
begin
  perform credit.lock_account(p_user);
  select status into v_status from generation
    where user_id = p_user and id = p_id and removed_at is null
    for update;
  if not found then
    raise exception 'no such generation' using errcode = 'CR404';
  end if;
  return v_status;
end
$$;
revoke execute on function lock_own_generation from public;
