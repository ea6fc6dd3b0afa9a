-- Even the owner cannot rewrite history by accident.
create or replace function credit.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '%.% is append-only: correct it with a new row', tg_table_schema, tg_table_name;
end
$$;

create or replace trigger txn_is_append_only before update or delete or truncate on credit.txn
  for each statement execute function credit.refuse_change();
create or replace trigger entry_is_append_only before update or delete or truncate on credit.entry
  for each statement execute function credit.refuse_change();
create or replace trigger hold_move_is_append_only before update or delete or truncate on credit.hold_move
  for each statement execute function credit.refuse_change();
create or replace trigger admin_act_is_append_only before update or delete or truncate on admin_act
  for each statement execute function credit.refuse_change();
create or replace trigger remote_event_is_append_only before update or delete or truncate on remote_event
  for each statement execute function credit.refuse_change();
