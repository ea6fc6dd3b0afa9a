-- Sets the price of a generation aside. CR402 not enough credits. Only for functions that hold the account lock.
create or replace function hold_price(
  p_user uuid,
  p_id uuid,
  p_price integer,
  p_is_admin boolean,
  p_lifetime interval,
  p_now timestamptz
) returns void
language plpgsql as $$
begin
  if p_price = 0 then
    return;
  end if;
  -- Admins never run out: what they use is given first, so the journal records it like anybody's.
  if p_is_admin then
    perform credit.add_grant(
      p_user, p_price, 'admin', 'generation:' || p_id, p_now + p_lifetime, null, 0::smallint, p_now);
  end if;
  perform credit.place_hold(p_user, p_id, p_price, p_now + p_lifetime, p_now);
end
$$;
revoke execute on function hold_price from public;
