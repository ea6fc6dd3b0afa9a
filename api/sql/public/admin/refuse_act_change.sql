create or replace function refuse_act_change() returns trigger
language plpgsql as $$
begin
  raise exception 'what admins did is append-only';
end
$$;

create or replace trigger admin_act_is_append_only before update or delete or truncate on admin_act
  for each statement execute function refuse_act_change();
