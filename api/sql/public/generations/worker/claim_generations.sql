-- What workers of the release before call. They say no more than which kinds they take, so what they know of a request stands
-- here, and they are given no job that asks for more. It goes one release later.
create or replace function claim_generations(
  p_worker integer,
  p_count integer,
  -- ["image", "edit"]
  p_kinds jsonb,
  p_lease interval,
  p_now timestamptz
) returns setof jsonb
language sql security definer set search_path = public, pg_temp
as $$
  select claim_jobs(p_worker, p_count, (
    select coalesce(jsonb_object_agg(kind, members), '{}') from jsonb_each('{
      "image": ["prompt", "size", "quality", "style", "seed"],
      "edit": ["prompt", "editType", "strength", "image", "secondImage"],
      "video": ["prompt", "duration", "aspectRatio", "cameraControl", "seed", "image"],
      "music": ["prompt", "genre", "duration", "seed"],
      "text": ["prompt", "model"]
    }') as known (kind, members)
    where p_kinds ? kind
  ), '{}', '[]', p_lease, p_now);
$$;
