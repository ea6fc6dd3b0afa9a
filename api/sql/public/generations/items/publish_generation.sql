-- Shows a finished item on its user's public page, or hides it; a repeat changes nothing. CR401 signed out, CR404 not there
-- or not the caller's, CR411 it is not finished, CRTKD an admin has taken it down. Returns the row.
create or replace function publish_generation(
  p_token_hash bytea,
  p_id uuid,
  p_is_published boolean,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_generation generation;
begin
  if lock_own_generation(v_user, p_id) <> 'completed' then
    raise exception 'it is not finished' using errcode = 'CR411';
  end if;
  if p_is_published then
    perform refuse_taken_down(v_user, p_id);
  end if;
  select * into v_generation from generation where user_id = v_user and id = p_id;
  if (v_generation.published_at is not null) <> p_is_published then
    update generation set published_at = case when p_is_published then p_now end
      where user_id = v_user and id = p_id
      returning * into v_generation;
    perform emit_generation_event(v_user, p_id, p_now);
  end if;
  return to_jsonb(v_generation);
end
$$;
