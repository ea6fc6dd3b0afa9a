-- Counts one change of a user's library; `p_rate` is {"limit", "windowSeconds"}. CR431 too many.
create or replace function take_library_turn(p_user uuid, p_rate jsonb, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_seconds integer := take_rate_limits(jsonb_build_array(p_rate || jsonb_build_object('key', 'library:' || p_user)), p_now);
begin
  if v_seconds > 0 then
    raise exception 'too many changes' using errcode = 'CR431', detail = jsonb_build_object('seconds', v_seconds);
  end if;
end
$$;
revoke execute on function take_library_turn from public;
