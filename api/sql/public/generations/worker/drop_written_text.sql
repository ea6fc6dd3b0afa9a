-- The draft goes when the job ends, however it ends.
create or replace function drop_written_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from written_text where user_id = new.user_id and generation_id = new.id;
  return null;
end
$$;

create or replace trigger generation_ended after update of status on generation
  for each row when (new.kind = 'text' and new.status in ('completed', 'failed', 'cancelled'))
  execute function drop_written_text();
