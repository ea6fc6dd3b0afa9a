-- Makes the link of a finished item, or changes what it shows and how long: as long as it is good, it keeps its token.
-- `p_rate` is {"limit", "windowSeconds"}. CR401 signed out, CR404 not there or not the caller's, CRSHR it is not finished,
-- CRTKD an admin has taken it down, CR431 too many changes. Returns {"userId", "seed": hex, "expiresAt", "withRecipe",
-- "withLabel"}.
create or replace function share_generation(
  p_token_hash bytea,
  p_id uuid,
  -- Of a new link; one that is good keeps its own.
  p_seed bytea,
  p_share_hash bytea,
  p_with_recipe boolean,
  -- Null: as it is; of a new link true.
  p_with_label boolean,
  p_expires_at timestamptz,
  p_rate jsonb,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_link share_link;
begin
  if lock_own_generation(v_user, p_id) <> 'completed' then
    raise exception 'it is not finished' using errcode = 'CRSHR';
  end if;
  perform refuse_taken_down(v_user, p_id);
  perform take_library_turn(v_user, p_rate, p_now);
  -- What has expired never opens again.
  delete from share_link where user_id = v_user and generation_id = p_id and expires_at <= p_now;
  insert into share_link as l (user_id, generation_id, seed, token_hash, with_recipe, with_label, expires_at, created_at)
    values (v_user, p_id, p_seed, p_share_hash, p_with_recipe, coalesce(p_with_label, true), p_expires_at, p_now)
    on conflict (user_id, generation_id) do update set
      with_recipe = p_with_recipe, with_label = coalesce(p_with_label, l.with_label), expires_at = p_expires_at
    returning * into v_link;
  perform emit_generation_event(v_user, p_id, p_now);
  return jsonb_build_object(
    'userId', v_user, 'seed', encode(v_link.seed, 'hex'), 'expiresAt', wire_time(v_link.expires_at),
    'withRecipe', v_link.with_recipe, 'withLabel', v_link.with_label);
end
$$;
