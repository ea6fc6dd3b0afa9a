-- Makes this database the one that lives in its store, by the note that is written there next, or, with `p_removes`, lets its sweep
-- remove more than its limit for a day. What was found unwanted before is looked at anew after an adoption.
create or replace function adopt_store(p_nonce uuid, p_removes boolean, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if p_removes then
    update media_store set sweep_free_until = p_now + interval '1 day';
  else
    update media_store set leases = array[p_nonce], renewed_at = p_now;
    delete from unwanted_file;
  end if;
end
$$;
