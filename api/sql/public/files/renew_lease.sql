-- The next note that this database leaves in its store. One process at a time does so: false where another has within
-- `p_every`. The last twenty count, since a write to the store that timed out may still arrive.
create or replace function renew_lease(p_nonce uuid, p_every interval, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update media_store set leases = (leases || p_nonce)[greatest(cardinality(leases) - 18, 1):], renewed_at = p_now
  -- A clock that was set back must not end the renewals.
  where renewed_at is null or renewed_at <= p_now - p_every or renewed_at > p_now;
  return found;
end
$$;
