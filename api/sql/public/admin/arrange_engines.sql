-- Puts the engines of a kind in order, and turns them on or off: [{"id": "fast", "isOn": true}]. CR401, CRADM.
create or replace function arrange_engines(p_token_hash bytea, p_kind text, p_engines jsonb, p_now timestamptz)
returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform begin_admin_action(
    p_token_hash, 'engines', null, jsonb_build_object('kind', p_kind, 'engines', p_engines), p_now);
  insert into engine (kind, id, position, is_on)
    select p_kind, a.engine ->> 'id', a.position, (a.engine ->> 'isOn')::boolean
    from jsonb_array_elements(p_engines) with ordinality as a (engine, position)
    on conflict (kind, id) do update set position = excluded.position, is_on = excluded.is_on;
end
$$;
