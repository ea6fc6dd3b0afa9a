create or replace function refuse_remote_event_change() returns trigger
language plpgsql as $$
begin
  raise exception 'what happened to remotes is append-only';
end
$$;

create or replace trigger remote_event_is_append_only before update or delete or truncate on remote_event
  for each statement execute function refuse_remote_event_change();
