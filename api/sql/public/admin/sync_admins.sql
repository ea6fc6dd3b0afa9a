-- Makes the accounts with these confirmed addresses admins, and no others; with no address, who became one by code stays.
create or replace function sync_admins(p_email_keys text[]) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  lock table admin_address in exclusive mode;
  delete from admin_address where email_key <> all (p_email_keys);
  insert into admin_address select unnest(p_email_keys) on conflict do nothing;
  update app_user set admin_by_code_at = null where admin_by_code_at is not null and cardinality(p_email_keys) > 0;
  update app_user u set is_admin = not u.is_admin
    where u.is_admin <> (
      u.admin_by_code_at is not null or u.email_verified_at is not null and u.email_key = any (p_email_keys));
end
$$;
