-- migrate:up

-- As 0011 made it, but for what is a file: a key alone may also be the key of a piece of music.
create or replace function end_generation(
  p_user uuid,
  p_id uuid,
  p_status text,
  p_error_code text,
  p_error text,
  p_output jsonb,
  p_provider text,
  p_now timestamptz
) returns void
language plpgsql as $$
declare
  v_generation generation;
begin
  update generation set
    status = p_status,
    progress = case when p_status = 'completed' then 1 else progress end,
    error_code = p_error_code,
    error = p_error,
    output = p_output,
    provider = coalesce(p_provider, provider),
    refunded = p_status <> 'completed' and price > 0,
    lease_until = null,
    worker = null,
    completed_at = p_now
  where user_id = p_user and id = p_id
  returning * into v_generation;
  -- Every member of the output that has a key and a type is a stored file.
  insert into asset (user_id, key, generation_id, media_type, size_bytes)
    select p_user, file ->> 'key', p_id, file ->> 'mediaType', (file ->> 'sizeBytes')::bigint
    from jsonb_each(coalesce(p_output, '{}')) as member (name, file)
    where jsonb_typeof(file) = 'object' and file ?& array['key', 'mediaType'];
  if v_generation.price > 0 then
    perform credit.settle(
      p_user, p_id, case when p_status = 'completed' then v_generation.price else 0 end, p_now);
  end if;
  perform emit_generation_event(v_generation, p_now);
end
$$;

-- migrate:down

create or replace function end_generation(
  p_user uuid,
  p_id uuid,
  p_status text,
  p_error_code text,
  p_error text,
  p_output jsonb,
  p_provider text,
  p_now timestamptz
) returns void
language plpgsql as $$
declare
  v_generation generation;
begin
  update generation set
    status = p_status,
    progress = case when p_status = 'completed' then 1 else progress end,
    error_code = p_error_code,
    error = p_error,
    output = p_output,
    provider = coalesce(p_provider, provider),
    refunded = p_status <> 'completed' and price > 0,
    lease_until = null,
    worker = null,
    completed_at = p_now
  where user_id = p_user and id = p_id
  returning * into v_generation;
  -- Every member of the output that has a key is a stored file.
  insert into asset (user_id, key, generation_id, media_type, size_bytes)
    select p_user, file ->> 'key', p_id, file ->> 'mediaType', (file ->> 'sizeBytes')::bigint
    from jsonb_each(coalesce(p_output, '{}')) as member (name, file)
    where jsonb_typeof(file) = 'object' and file ? 'key';
  if v_generation.price > 0 then
    perform credit.settle(
      p_user, p_id, case when p_status = 'completed' then v_generation.price else 0 end, p_now);
  end if;
  perform emit_generation_event(v_generation, p_now);
end
$$;
