-- An admin's address may be confirmed, or changed, at any time.
create or replace function set_admin() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  new.is_admin := new.admin_by_code_at is not null
    or new.email_verified_at is not null
    and exists (select from admin_address a where a.email_key = new.email_key);
  return new;
end
$$;

create or replace trigger admin_follows_address before update of email_key, email_verified_at, admin_by_code_at on app_user
  for each row execute function set_admin();
