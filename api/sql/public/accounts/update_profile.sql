-- Changes what `p_changes` names: {"displayName", "bio", "location", "website", "twitterHandle", "handle",
-- "emailNotifications", "publicProfile", "filesSayPrompt", "filesSayName"}. Who makes their page public without having chosen a handle is given one. CR401
-- signed out, CRHDL the handle is taken, CRTKD an admin has taken the page down. Returns the user's id.
create or replace function update_profile(p_token_hash bytea, p_changes jsonb, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid := require_user(p_token_hash, p_now);
  v_row app_user;
begin
  perform credit.lock_account(v_user);
  -- A form that is saved as it is says nothing of the page.
  if (p_changes ->> 'publicProfile')::boolean and not (select public_profile from app_user where id = v_user) then
    perform refuse_taken_down(v_user, null);
  end if;
  begin
    update app_user set
      display_name = case when p_changes ? 'displayName' then p_changes ->> 'displayName' else display_name end,
      bio = case when p_changes ? 'bio' then p_changes ->> 'bio' else bio end,
      location = case when p_changes ? 'location' then p_changes ->> 'location' else location end,
      website = case when p_changes ? 'website' then p_changes ->> 'website' else website end,
      twitter_handle = case when p_changes ? 'twitterHandle' then p_changes ->> 'twitterHandle' else twitter_handle end,
      handle = coalesce(p_changes ->> 'handle', handle),
      email_notifications = coalesce((p_changes ->> 'emailNotifications')::boolean, email_notifications),
      public_profile = coalesce((p_changes ->> 'publicProfile')::boolean, public_profile),
      files_say_prompt = coalesce((p_changes ->> 'filesSayPrompt')::boolean, files_say_prompt),
      files_say_name = coalesce((p_changes ->> 'filesSayName')::boolean, files_say_name)
    where id = v_user
    returning * into v_row;
  exception
    when unique_violation then
      raise exception 'this handle is taken' using errcode = 'CRHDL';
  end;
  if v_row.public_profile and v_row.handle is null then
    -- Never of the address: it would tell half of it.
    perform make_handle(v_user, coalesce(v_row.display_name, ''));
  end if;
  perform emit_event(v_user, '{"type": "account"}', p_now);
  return v_user;
end
$$;
