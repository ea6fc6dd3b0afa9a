-- Lets what a report led an admin to take down be shown again, if its owner wants to. A repeat changes nothing. CR401
-- signed out, CRADM no admin, CRRPT no such report. Returns the user that it is about.
create or replace function lift_take_down(p_token_hash bytea, p_report uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
  v_generation uuid;
begin
  perform require_admin(p_token_hash, p_now);
  select user_id, generation_id into v_user, v_generation from report where id = p_report;
  if not found then
    raise exception 'there is no such report' using errcode = 'CRRPT';
  end if;
  perform credit.lock_account(v_user);
  update report set taken_down_at = null
    where user_id = v_user and generation_id is not distinct from v_generation and taken_down_at is not null;
  if found then
    perform begin_admin_action(
      p_token_hash, 'lift-take-down', v_user,
      jsonb_build_object('what', coalesce(v_generation::text, 'public page')), p_now);
  end if;
  return v_user;
end
$$;
