-- One change of a remote at a time. CRREM no such remote.
create or replace function lock_remote(p_name text) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform from remote where name = p_name for update;
  if not found then
    raise exception 'no_such_remote' using errcode = 'CRREM', detail = jsonb_build_object('name', p_name);
  end if;
end
$$;
