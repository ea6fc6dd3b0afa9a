create or replace function emit_generation_event(p_user uuid, p_id uuid, p_now timestamptz) returns void
language plpgsql as $$
begin
  perform emit_event(p_user, jsonb_build_object(
    'type', 'generation',
    'id', g.id,
    'kind', g.kind,
    'status', wire_status(g.status),
    'progress', g.progress
  ), p_now) from generation g where g.user_id = p_user and g.id = p_id;
end
$$;
