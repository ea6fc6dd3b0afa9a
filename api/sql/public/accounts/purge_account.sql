-- Removes what is personal of one deleted account that cannot be restored any more, of at most `p_limit` generations in
-- one call. Journal, payments and admins' acts stay, without a person; files go with the next sweep, because nothing
-- refers to them. False when there is nothing to do: call it until then. A call that was cut short is made up for by
-- the next.
create or replace function purge_account(p_limit integer, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user app_user;
  v_count integer;
begin
  select u.* into v_user from app_user u
    where u.closes_at <= p_now and u.purged_at is null
      -- Its worker has not seen yet that it was cancelled.
      and not exists (select from generation g where g.user_id = u.id and g.status in ('queued', 'running'))
      -- The user gets the mail first. It is given up some day.
      and not exists (
        select from mail m where m.user_id = u.id and m.kind in ('restore-account', 'payment-returned') and m.run_at is not null)
    order by u.closes_at
    limit 1;
  if not found then
    return false;
  end if;
  perform credit.lock_account(v_user.id);
  -- Another worker may have come first.
  if exists (select from app_user where id = v_user.id and purged_at is not null) then
    return true;
  end if;

  with batch as (
    -- What was purged before is blank but for the key, which is whatever its sender has chosen.
    select id from generation
      where user_id = v_user.id and (purged_at is null or idempotency_key is not null) order by id limit p_limit
  ), files as (
    delete from owned_file f using batch where f.user_id = v_user.id and f.generation_id = batch.id
  )
  update generation g set
    removed_at = coalesce(g.removed_at, p_now), purged_at = coalesce(g.purged_at, p_now), published_at = null,
    favourite_at = null, folder_id = null, made_from = null, prompt = '', request = '{}', request_hash = '',
    idempotency_key = null, seed = null, output = null, error = null, trace_parent = null
    from batch where g.user_id = v_user.id and g.id = batch.id;
  get diagnostics v_count = row_count;
  if v_count = p_limit then
    return true;
  end if;

  delete from folder where user_id = v_user.id;
  delete from template where user_id = v_user.id;
  delete from upload where user_id = v_user.id;
  delete from share_link where user_id = v_user.id;
  delete from report where user_id = v_user.id;
  delete from written_text where user_id = v_user.id;
  delete from session where user_id = v_user.id;
  delete from known_network where user_id = v_user.id;
  delete from email_token where user_id = v_user.id;
  delete from email_change where user_id = v_user.id;
  delete from external_identity where user_id = v_user.id;
  delete from second_factor where user_id = v_user.id;
  delete from second_step_attempt where user_id = v_user.id;
  delete from passkey where user_id = v_user.id;
  delete from passkey_challenge where user_id = v_user.id;
  delete from remote_opt_in where user_id = v_user.id;
  delete from data_export where user_id = v_user.id;
  delete from event where user_id = v_user.id;
  delete from mail where user_id = v_user.id or (kind = 'contact' and is_address_of(payload ->> 'email', v_user.email_key));
  delete from contact_message where is_address_of(email, v_user.email_key);
  update billing.event e set payload = billing.without_person(e.payload)
    from billing.known_customer c where c.user_id = v_user.id and e.customer_id = c.id;
  -- No address, so no user registers with it or is found by it; and the next account may have the one that was here.
  update app_user set
    email = 'Deleted account', email_key = 'deleted:' || id, password_hash = null, email_verified_at = null,
    first_name = null, last_name = null, display_name = null, bio = null, location = null, website = null,
    twitter_handle = null, handle = null, public_profile = false, email_notifications = false, registration_key = null,
    files_say_prompt = false, files_say_name = false,
    purged_at = p_now
    where id = v_user.id;
  return true;
end
$$;
