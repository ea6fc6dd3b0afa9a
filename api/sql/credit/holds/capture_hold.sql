-- Ends a hold, once: `p_captured` is spent, the rest goes back to the grants it came from. The result says what did:
-- {"captured": 5, "released": 15, "returned": 10} when 5 of the 15 came from a grant that has ended meanwhile. From then on
-- the journal alone knows of it. CR404 no such hold, CR422 it has ended with another amount.
create or replace function credit.capture_hold(
  p_user uuid,
  p_hold uuid,
  p_captured integer,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_amount integer;
  v_returned integer := 0;
  v_result jsonb;
  v_part record;
begin
  perform credit.lock_account(p_user);
  select amount into v_amount from credit.hold where user_id = p_user and id = p_hold and status = 'held';
  if not found then
    v_result := credit.hold_result(p_user, p_hold);
    if v_result is null then
      raise exception 'there is no hold %', p_hold using errcode = 'CR404';
    elsif (v_result ->> 'captured')::integer <> p_captured then
      raise exception 'hold % has ended with another amount', p_hold using errcode = 'CR422';
    end if;
    return v_result || '{"replayed": true}';
  end if;
  if p_captured < 0 or p_captured > v_amount then
    raise exception 'between 0 and % can be captured of this hold, not %', v_amount, p_captured
      using errcode = 'CR400';
  end if;

  for v_part in select * from credit.split_hold(p_user, p_hold, p_captured, p_now) loop
    insert into credit.hold_move (user_id, hold_id, at, grant_id, amount, step)
      select p_user, p_hold, p_now, v_part.grant_id, amount, step
      from (values ('s'::"char", v_part.spent), ('r', v_part.returned), ('e', v_part.expired)) as become (step, amount)
      where amount > 0;
    if v_part.returned > 0 then
      v_returned := v_returned + v_part.returned;
      update credit.grant_ set remaining = remaining + v_part.returned
        where user_id = p_user and id = v_part.grant_id;
    end if;
  end loop;
  if exists (select from credit.hold_part where user_id = p_user and hold_id = p_hold) then
    -- It was placed before moves were kept, and its parts refer to it.
    update credit.hold
      set status = case when p_captured = 0 then 'released' else 'captured' end, captured = p_captured, settled_at = p_now
      where user_id = p_user and id = p_hold;
  else
    delete from credit.hold where user_id = p_user and id = p_hold;
  end if;
  update credit.account set held = held - v_amount, spent = spent + p_captured where user_id = p_user;

  perform emit_event(p_user, '{"type": "credits"}', p_now);
  return jsonb_build_object('captured', p_captured, 'released', v_amount - p_captured, 'returned', v_returned);
end
$$;
