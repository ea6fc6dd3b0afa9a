-- Puts all moves of a user in a row. Every move begins with it.
create or replace function credit.lock_account(p_user uuid) returns void
language plpgsql as $$
begin
  perform from credit.account where user_id = p_user for update;
  if not found then
    insert into credit.account (user_id) values (p_user) on conflict do nothing;
    perform from credit.account where user_id = p_user for update;
  end if;
end
$$;
