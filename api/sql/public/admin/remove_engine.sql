-- Forgets an engine that was added, with its key. CR401, CRADM, CRENG there is none.
create or replace function remove_engine(p_token_hash bytea, p_kind text, p_id text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform begin_admin_action(
    p_token_hash, 'remove-engine', null, jsonb_build_object('kind', p_kind, 'id', p_id), p_now);
  delete from engine where kind = p_kind and id = p_id and setting is not null;
  if not found then
    raise exception 'there is no such engine' using errcode = 'CRENG';
  end if;
end
$$;
