-- Begins a change of what the user has at Stripe, for `p_lease` at most. Null while another one is under way. CR401 signed out.
create or replace function billing.begin_change(p_token_hash bytea, p_lease interval, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_change uuid;
begin
  insert into billing.plan_change as c (user_id, id, expires_at)
    values (require_user(p_token_hash, p_now), gen_random_uuid(), p_now + p_lease)
    on conflict (user_id) do update set id = excluded.id, expires_at = excluded.expires_at
      where c.expires_at <= p_now
    returning id into v_change;
  return v_change;
end
$$;
