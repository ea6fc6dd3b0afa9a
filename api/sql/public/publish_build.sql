-- Publishing the same build again changes nothing: builds are named by their content.
create or replace function publish_build(p_name text, p_build text, p_version text, p_info jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into remote (name) values (p_name) on conflict do nothing;
  insert into remote_build (name, build, version, info) values (p_name, p_build, p_version, p_info)
    on conflict do nothing;
  if found then
    insert into remote_event (name, kind, build) values (p_name, 'published', p_build);
    return true;
  end if;
  return false;
end
$$;
