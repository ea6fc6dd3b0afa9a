-- Ends what is open about the thing that a report is about. With `p_is_taken_down` it is shown no more, in the same
-- statement: the link of an item ends and it is hidden, or the whole public page is; it stays so until an admin lifts
-- that (lift_take_down). A repeat changes nothing.
-- CR401 signed out, CRADM no admin, CRRPT no such report. Returns the user that it is about.
create or replace function settle_reports(
  p_token_hash bytea,
  p_report uuid,
  p_is_taken_down boolean,
  p_now timestamptz
) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
  v_generation uuid;
  v_count integer;
begin
  perform require_admin(p_token_hash, p_now);
  select user_id, generation_id into v_user, v_generation from report where id = p_report;
  if not found then
    raise exception 'there is no such report' using errcode = 'CRRPT';
  end if;
  perform credit.lock_account(v_user);
  update report set settled_at = p_now, taken_down_at = case when p_is_taken_down then p_now end
    where user_id = v_user and generation_id is not distinct from v_generation and settled_at is null;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    return v_user;
  end if;
  perform begin_admin_action(
    p_token_hash, case when p_is_taken_down then 'take-down' else 'dismiss-report' end, v_user,
    jsonb_build_object('what', coalesce(v_generation::text, 'public page'), 'reports', v_count), p_now);
  if not p_is_taken_down then
    return v_user;
  end if;
  if v_generation is null then
    update app_user set public_profile = false where id = v_user;
    perform emit_event(v_user, '{"type": "account"}', p_now);
  else
    delete from share_link where user_id = v_user and generation_id = v_generation;
    update generation set published_at = null where user_id = v_user and id = v_generation;
    perform emit_generation_event(v_user, v_generation, p_now);
  end if;
  return v_user;
end
$$;
