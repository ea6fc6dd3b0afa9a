-- A result as it is kept: the sizes of a picture's two previews are never read.
create or replace function stored_output(p_output jsonb) returns jsonb
language sql immutable parallel safe as $$
  select p_output || coalesce(jsonb_object_agg(name, jsonb_build_object('key', p_output -> name -> 'key')), '{}')
  from unnest(array['avif', 'webp']) as preview (name)
  where p_output -> name ? 'key';
$$;
