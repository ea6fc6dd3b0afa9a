-- Even the owner cannot rewrite history by accident.
create or replace function credit.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the credit journal is append-only: correct it with a new txn';
end
$$;

create or replace trigger txn_is_append_only before update or delete or truncate on credit.txn
  for each statement execute function credit.refuse_change();
create or replace trigger entry_is_append_only before update or delete or truncate on credit.entry
  for each statement execute function credit.refuse_change();
