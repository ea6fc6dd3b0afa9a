-- Since when an account is an admin by the code that a start on this machine has printed; null: by its address alone.
alter table app_user add column admin_by_code_at timestamptz;
