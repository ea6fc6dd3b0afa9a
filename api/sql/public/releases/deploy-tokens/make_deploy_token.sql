-- A token that publishes and releases one remote, which may be a new one. The shell has none: its builds are the page
-- itself. It ends by itself at `p_expires_at`. Returns its id. CRPRE for the shell.
create or replace function make_deploy_token(
  p_name text,
  p_label text,
  p_token_hash bytea,
  p_expires_at timestamptz,
  p_actor text,
  p_now timestamptz
) returns uuid
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_id uuid;
begin
  if p_name = 'shell' then
    raise exception 'shell_without_tokens' using errcode = 'CRPRE';
  end if;
  perform add_remote(p_name);
  insert into deploy_token (name, label, token_hash, expires_at, created_by, created_at)
    values (p_name, p_label, p_token_hash, p_expires_at, p_actor, p_now) returning id into v_id;
  insert into remote_event (name, kind, actor) values (p_name, 'token-made', p_actor);
  return v_id;
end
$$;
