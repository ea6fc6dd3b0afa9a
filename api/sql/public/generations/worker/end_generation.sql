-- Ends a generation, captures or releases its hold, and starts what waited for its place. One that was deferred ends
-- without a price: nothing was held for it. Users who wait for minutes get a mail, if they want that and
-- have proved that the address is theirs. Only for functions that hold the account lock and have checked.
create or replace function end_generation(
  p_user uuid,
  p_id uuid,
  p_status text,
  p_error_code text,
  p_error text,
  p_output jsonb,
  p_provider text,
  p_now timestamptz
) returns void
language plpgsql as $$
declare
  v_price integer;
  v_kind text;
  v_captured jsonb;
begin
  select case when status = 'deferred' then 0 else price end, kind into v_price, v_kind
    from generation where user_id = p_user and id = p_id;
  if v_price > 0 then
    v_captured := credit.capture_hold(p_user, p_id, case when p_status = 'completed' then v_price else 0 end, p_now);
  end if;
  update generation set
    status = p_status,
    price = v_price,
    deferred_terms = null,
    progress = case when p_status = 'completed' then 1 else progress end,
    error_code = p_error_code,
    error = p_error,
    output = stored_output(p_output),
    -- What is never read again is not kept twice. One that failed may be started again.
    request = case when p_status = 'completed' and request ->> 'prompt' = prompt then request - 'prompt' else request end,
    provider = coalesce(p_provider, provider),
    credits_returned = coalesce((v_captured ->> 'returned')::integer, 0),
    lease_until = null,
    trace_parent = null,
    worker = null,
    completed_at = p_now
  where user_id = p_user and id = p_id;
  perform add_assets(p_user, p_id, coalesce(p_output, '{}') - array['image', 'avif', 'webp']);
  perform emit_generation_event(p_user, p_id, p_now);
  perform start_deferred(p_user, p_now);
  if p_status = 'completed' and v_kind in ('video', 'music') then
    perform enqueue_mail(
      p_user, 'generation-ready', jsonb_build_object('generation', p_id, 'kind', v_kind), 'generation-ready:' || p_id, p_now)
      from app_user u where u.id = p_user and u.email_notifications and u.email_verified_at is not null;
  end if;
end
$$;

revoke execute on function end_generation from public;
