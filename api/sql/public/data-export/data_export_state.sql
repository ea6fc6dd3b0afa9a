-- A user's export as packages/contract/src/account/data-export.ts has it. `p_pause` is what has to pass after a finished one.
create or replace function data_export_state(p_user uuid, p_pause interval, p_now timestamptz) returns jsonb
language sql stable
return (
  select jsonb_build_object(
    'state', case
      when e.user_id is null then 'none'
      when e.expires_at <= p_now then 'expired'
      else e.status
    end,
    'requestedAt', wire_time(e.requested_at),
    'sizeBytes', case when e.expires_at > p_now then e.size_bytes end,
    'expiresAt', wire_time(e.expires_at),
    'nextAt', case when e.status = 'ready' and e.finished_at + p_pause > p_now then wire_time(e.finished_at + p_pause) end)
  from (select p_user as id) u left join data_export e on e.user_id = u.id
);
