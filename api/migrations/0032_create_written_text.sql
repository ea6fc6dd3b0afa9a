-- migrate:up

-- What a text job has written so far, for those who watch it being written. Unlogged: after a crash of the database the
-- attempt starts anew, and a finished text is kept in `generation.output`.
create unlogged table written_text (
  user_id uuid not null,
  generation_id uuid not null,
  attempt integer not null,
  body text not null,
  primary key (user_id, generation_id)
);

revoke insert, update, delete on written_text from aic_app;

-- Keeps what was written so far. Answers whether the job is still this attempt's, and whether it is to stop.
create function write_text(p_user uuid, p_id uuid, p_attempt integer, p_body text)
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

-- The draft goes when the job ends, however it ends.
create function drop_written_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from written_text where user_id = new.user_id and generation_id = new.id;
  return null;
end
$$;

create trigger generation_ended after update of status on generation
  for each row when (new.kind = 'text' and new.status in ('completed', 'failed', 'cancelled'))
  execute function drop_written_text();

-- As before, but for one thing: a text that was stopped while it was being written has delivered what was written, so its
-- report of completion stands although a cancel came first.
create or replace function finish_generation(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_status text,
  p_error_code text,
  p_error text,
  p_output jsonb,
  p_provider text,
  p_now timestamptz default now()
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_generation generation;
begin
  perform credit.lock_account(p_user);
  select * into v_generation from generation
    where user_id = p_user and id = p_id and attempt = p_attempt and status = 'running'
    for update;
  if not found then
    return exists (
      select from generation
      where user_id = p_user and id = p_id and attempt = p_attempt and status = p_status
        and error_code is not distinct from p_error_code and output is not distinct from p_output
    );
  end if;
  if v_generation.cancel_requested and not (v_generation.kind = 'text' and p_status = 'completed') then
    perform end_generation(p_user, p_id, 'cancelled', 'cancelled', 'Cancelled', null, p_provider, p_now);
    return p_status = 'cancelled';
  end if;
  perform end_generation(p_user, p_id, p_status, p_error_code, p_error, p_output, p_provider, p_now);
  return true;
end
$$;

-- migrate:down

drop trigger generation_ended on generation;
drop function drop_written_text;
drop function write_text;
drop table written_text;

-- As 0012 made it.
create or replace function finish_generation(
  p_user uuid,
  p_id uuid,
  p_attempt integer,
  p_status text,
  p_error_code text,
  p_error text,
  p_output jsonb,
  p_provider text,
  p_now timestamptz default now()
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_is_cancelled boolean;
begin
  perform credit.lock_account(p_user);
  select cancel_requested into v_is_cancelled from generation
    where user_id = p_user and id = p_id and attempt = p_attempt and status = 'running'
    for update;
  if not found then
    return exists (
      select from generation
      where user_id = p_user and id = p_id and attempt = p_attempt and status = p_status
        and error_code is not distinct from p_error_code and output is not distinct from p_output
    );
  end if;
  if v_is_cancelled then
    perform end_generation(p_user, p_id, 'cancelled', 'cancelled', 'Cancelled', null, p_provider, p_now);
    return p_status = 'cancelled';
  end if;
  perform end_generation(p_user, p_id, p_status, p_error_code, p_error, p_output, p_provider, p_now);
  return true;
end
$$;
