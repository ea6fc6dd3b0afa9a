-- Stores what a visitor says of what they see: by `p_share_hash` a shared item, else the public page of `p_handle` or,
-- with `p_item`, one that is published there. What one network says again of the same is one report, with the last
-- words. False when none of it is shown.
create or replace function file_report(
  p_share_hash bytea,
  p_handle text,
  p_item uuid,
  p_reason text,
  p_words text,
  p_reporter_hash bytea,
  p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user uuid;
  v_generation uuid;
begin
  if p_share_hash is not null then
    select s.user_id, s.generation_id into v_user, v_generation from shared_item(p_share_hash, p_now) s;
  else
    select u.id, g.id into v_user, v_generation from app_user u
      left join generation g on g.user_id = u.id and g.id = p_item
        and g.published_at is not null and g.removed_at is null
      where u.handle = p_handle and u.public_profile and u.blocked_at is null and u.closes_at is null
        and (p_item is null or g.id is not null);
  end if;
  if v_user is null then
    return false;
  end if;
  insert into report as r (user_id, generation_id, reason, words, reporter_hash, created_at)
    values (v_user, v_generation, p_reason, p_words, p_reporter_hash, p_now)
    on conflict (user_id, generation_id, reporter_hash) where settled_at is null do update set
      reason = p_reason, words = case when p_words = '' then r.words else p_words end;
  return true;
end
$$;
