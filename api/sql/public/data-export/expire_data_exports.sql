-- Forgets the files of up to `p_limit` exports whose time is over. Returns their keys.
create or replace function expire_data_exports(p_limit integer, p_now timestamptz) returns setof text
language sql security definer set search_path = public, pg_temp
begin atomic
  update data_export e set file_key = null
  from (
    select user_id, file_key from data_export
    where file_key is not null and expires_at <= p_now
    order by expires_at
    limit p_limit
    for update skip locked
  ) past
  where e.user_id = past.user_id
  returning past.file_key;
end;
