-- First key of the advisory locks by which workers show that they live.
create or replace function worker_lock_class() returns integer language sql immutable parallel safe
return 727002;
