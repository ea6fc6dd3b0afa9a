-- Puts the tools of a slot in order, and turns their parts on or off: [{"name": "poster", "isOn": true}]. Pages that are open
-- hear of it. CR401, CRADM.
create or replace function arrange_slot(p_token_hash bytea, p_slot text, p_fills jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform begin_admin_action(p_token_hash, 'slot', null, jsonb_build_object('slot', p_slot, 'fills', p_fills), p_now);
  insert into slot_choice (slot, name, position, is_on)
    select p_slot, r.name, f.position, (f.fill ->> 'isOn')::boolean
    from jsonb_array_elements(p_fills) with ordinality as f (fill, position)
    join remote r on r.name = f.fill ->> 'name'
    on conflict (slot, name) do update set position = excluded.position, is_on = excluded.is_on;
  perform pg_notify('remotes', '');
end
$$;
