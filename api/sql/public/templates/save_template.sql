-- Keeps a prompt of the user whose session this is; one that is kept already is left as it is. CR401 signed out, CRTMX
-- they have `p_templates_max`, CR431 too many changes. {"id", "kind", "text"}.
create or replace function save_template(
  p_token_hash bytea,
  p_kind text,
  p_text text,
  p_templates_max integer,
  p_rate jsonb,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_id uuid;
begin
  perform credit.lock_account(v_user);
  perform take_library_turn(v_user, p_rate, p_now);
  select id into v_id from template where user_id = v_user and kind = p_kind and md5(text) = md5(p_text);
  if not found then
    if (select count(*) from template where user_id = v_user) >= p_templates_max then
      raise exception 'too many templates' using
        errcode = 'CRTMX', detail = jsonb_build_object('limit', p_templates_max);
    end if;
    insert into template (user_id, kind, text, created_at) values (v_user, p_kind, p_text, p_now) returning id into v_id;
  end if;
  return jsonb_build_object('id', v_id, 'kind', p_kind, 'text', p_text);
end
$$;
