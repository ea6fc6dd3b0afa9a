-- Marks those of the keys (a JSON array) that nothing refers to, and returns which of them may be removed: what was marked a day
-- ago, and a day no more than a hundredth of the store, or a hundred. {"keys": [...], "left": 3}: `left` of them wait for the limit.
create or replace function take_unwanted(p_keys jsonb, p_store_size integer, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_day date := (p_now at time zone 'UTC')::date;
  v_room integer;
  v_due text[];
begin
  delete from unwanted_file where key in (select wanted_keys(p_keys));
  insert into unwanted_file (key, marked_at)
  select key, p_now from jsonb_array_elements_text(p_keys) as asked (key)
  where key not in (select wanted_keys(p_keys))
  on conflict do nothing;
  select case when sweep_free_until > p_now then null else
      greatest(0, greatest(100, p_store_size / 100) - case when swept_on = v_day then swept_count else 0 end)
    end into v_room
  from media_store for update;
  select array_agg(u.key) into v_due from unwanted_file u
  where u.key in (select jsonb_array_elements_text(p_keys)) and u.marked_at <= p_now - interval '1 day';
  v_room := least(coalesce(v_room, cardinality(v_due)), cardinality(v_due));
  if v_due is null then
    return '{"keys": [], "left": 0}';
  end if;
  delete from unwanted_file where key = any (v_due[:v_room]);
  update media_store set
    swept_count = v_room + case when swept_on = v_day then swept_count else 0 end,
    swept_on = v_day;
  return jsonb_build_object('keys', to_jsonb(v_due[:v_room]), 'left', cardinality(v_due) - v_room);
end
$$;
