-- Starts a failed generation again for its user, free of charge: it failed on our side. Once per generation. Returns the new
-- one's id and user. CR401, CRADM, CR404 no such failed generation.
create or replace function retry_generation(p_token_hash bytea, p_generation uuid, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_old generation;
  -- No user's: a header holds no new line.
  v_key text := E'\nretry:' || p_generation;
  v_new uuid;
begin
  perform require_admin(p_token_hash, p_now);
  select * into v_old from generation where id = p_generation and status = 'failed' and removed_at is null;
  if not found then
    raise exception 'there is no such failed generation' using errcode = 'CR404';
  end if;
  perform credit.lock_account(v_old.user_id);
  if exists (select from app_user where id = v_old.user_id and closes_at is not null) then
    raise exception 'its user has deleted the account' using errcode = 'CR404';
  end if;
  select id into v_new from generation where user_id = v_old.user_id and (
    idempotency_key = v_key
    -- As the release before wrote it; what a user starts has a price.
    or (idempotency_key = 'retry:' || p_generation and price = 0));
  if found then
    return jsonb_build_object('id', v_new, 'userId', v_old.user_id);
  end if;
  perform begin_admin_action(
    p_token_hash, 'retry', v_old.user_id, jsonb_build_object('generation', p_generation, 'error', v_old.error_code), p_now);
  insert into generation (
    user_id, kind, request, prompt, seed, price, idempotency_key, request_hash, provider, run_at, queue_at, created_at
  ) values (
    v_old.user_id, v_old.kind, v_old.request, v_old.prompt, v_old.seed, 0, v_key, v_old.request_hash, v_old.provider,
    p_now, p_now, p_now
  ) returning id into v_new;
  -- What was uploaded for it is kept with the one that goes on.
  update owned_file set generation_id = v_new where user_id = v_old.user_id and generation_id = p_generation;
  perform emit_generation_event(v_old.user_id, v_new, p_now);
  return jsonb_build_object('id', v_new, 'userId', v_old.user_id);
end
$$;
