-- Gives an account whose address was never confirmed to the owner of that address: every way into it ends
-- (prove_ownership), and what its maker has put away in it. Names are those that the owner comes with. Part of the functions that have checked who comes, under
-- the user's lock.
create or replace function hand_over_account(
  p_user uuid,
  -- As the owner writes it.
  p_email text,
  p_first_name text,
  p_last_name text,
  p_now timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform prove_ownership(p_user, 'mailbox', null, p_now);
  update app_user set
    email = p_email, first_name = p_first_name, last_name = p_last_name, display_name = null, bio = null, location = null,
    website = null, twitter_handle = null, handle = null, email_notifications = true
    where id = p_user;
  perform purge_generations(p_user, array(
    select id from generation
    where user_id = p_user and coalesce(removed_at, dismissed_at) is not null and purged_at is null
  ), p_now);
  update generation set favourite_at = null where user_id = p_user and favourite_at is not null;
  -- With them items leave their folders.
  delete from folder where user_id = p_user;
  delete from template where user_id = p_user;
  -- What was made of them keeps its files; the others go with the sweep of files.
  delete from upload where user_id = p_user;
  perform emit_event(p_user, '{"type": "account"}', p_now);
end
$$;
revoke execute on function hand_over_account from public;
