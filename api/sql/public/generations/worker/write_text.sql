-- Keeps what was written so far. Answers whether the job is still this attempt's, and whether it is to stop.
create or replace function write_text(p_user uuid, p_id uuid, p_attempt integer, p_body text)
returns table (is_mine boolean, is_cancelled boolean)
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  select true, g.cancel_requested into is_mine, is_cancelled from generation g
    where g.user_id = p_user and g.id = p_id and g.attempt = p_attempt and g.status = 'running'
    for share;
  if found then
    insert into written_text (user_id, generation_id, attempt, body) values (p_user, p_id, p_attempt, p_body)
      on conflict (user_id, generation_id) do update set attempt = excluded.attempt, body = excluded.body;
  else
    is_mine := false;
    is_cancelled := false;
  end if;
  return next;
end
$$;
