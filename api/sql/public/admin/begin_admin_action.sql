-- Writes down what an admin is about to do, in the statement that does it: both happen or neither. Returns the admin's id.
-- CR401 signed out, CRADM no admin.
create or replace function begin_admin_action(p_token_hash bytea, p_act text, p_user uuid, p_details jsonb, p_now timestamptz)
returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_admin uuid := require_admin(p_token_hash, p_now);
begin
  insert into admin_act (at, admin_id, act, user_id, details) values (p_now, v_admin, p_act, p_user, p_details);
  return v_admin;
end
$$;
