-- Counts an error of a build in a user's browser, by packages/contract/src/releases/error-report.ts. Dropped: of users whose registry
-- does not name the build, in files that it does not have, and new places where a hundred are known of the build, or twenty of one
-- user, who could hide all others'.
create or replace function record_error(p_token_hash bytea, p_report jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text := p_report ->> 'remote';
  v_build text := p_report ->> 'build';
  v_frames jsonb := p_report -> 'frames';
  v_user uuid := session_user_id(p_token_hash, p_now);
  v_who bytea := sha256(convert_to('user ' || v_user, 'UTF8'));
  v_place bytea := sha256(convert_to((p_report ->> 'errorClass') || (v_frames -> 0), 'UTF8'));
begin
  if v_user is null or v_name = 'shell' or not has_build(v_user, v_name, v_build, p_now) or exists (
    select from jsonb_array_elements(v_frames) f (frame)
    where not exists (
      select from remote_build b
      where b.name = v_name and b.build = v_build and b.info -> 'integrity' ? (f.frame ->> 'file'))
  ) then
    return;
  end if;
  update remote_error e set
    count = e.count + 1,
    last_at = p_now,
    users = case when v_who = any(e.users) or cardinality(e.users) >= 100 then e.users else e.users || v_who end
  where e.name = v_name and e.build = v_build and e.place = v_place;
  if found or exists (
    select from remote_error e where e.name = v_name and e.build = v_build
    having count(*) >= 100 or count(*) filter (where v_who = any(e.users)) >= 20
  ) then
    return;
  end if;
  insert into remote_error as e (name, build, place, phase, error_class, frames, count, users, first_at, last_at)
    values (v_name, v_build, v_place, p_report ->> 'phase', p_report ->> 'errorClass', v_frames, 1, array[v_who], p_now, p_now)
    on conflict (name, build, place) do update set count = e.count + 1, last_at = excluded.last_at;
end
$$;
