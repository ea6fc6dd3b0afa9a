-- No session of an account with a second factor begins without its second step, from any code: also from a gateway
-- of the release before, which knows of none, and from a way to sign in that is added later. CR2ST.
create or replace function require_second_step() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if exists (select from second_factor where user_id = new.user_id and confirmed_at is not null) then
    raise exception 'this account asks for a second step' using errcode = 'CR2ST';
  end if;
  return new;
end
$$;

create or replace trigger session_has_its_second_step before insert on session
  for each row when (not new.has_second_step) execute function require_second_step();
