-- Adds an engine, or changes one that was added; its key stays where none is given and p_keeps_key says so. What is added comes
-- after the others that were. p_change is what the audit says of it, which is no secret. CR401, CRADM.
create or replace function save_engine(
  p_token_hash bytea,
  p_kind text,
  p_id text,
  p_setting jsonb,
  p_sealed_key bytea,
  p_keeps_key boolean,
  p_change jsonb,
  p_now timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform begin_admin_action(p_token_hash, 'engine', null, p_change, p_now);
  insert into engine as e (kind, id, position, setting, sealed_key)
    values (p_kind, p_id, (select coalesce(max(position), 0) + 1 from engine where kind = p_kind), p_setting, p_sealed_key)
    on conflict (kind, id) do update set
      setting = excluded.setting,
      sealed_key = case when p_keeps_key then e.sealed_key else excluded.sealed_key end;
end
$$;
