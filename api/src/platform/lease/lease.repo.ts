import type { Sql } from '../db/client.ts';
import type { LeaseHolder } from './lease-conflict.ts';

/** Every database has its own identity; what it notes of its store is part of every copy. */
export async function readLeaseHolder(sql: Sql): Promise<LeaseHolder> {
  // The checkpoint of a standby that has just taken over still names the timeline before.
  const [row] = await sql<[LeaseHolder]>`
    select s.system_identifier::text as system, leases,
      ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline
    from pg_control_system() s, media_store`;
  return row;
}

/** False when another process of this installation has just done so. */
export async function renewLease(sql: Sql, nonce: string, everyMs: number, now: Date): Promise<boolean> {
  const [row] = await sql<[{ ok: boolean }]>`
    select renew_lease(${nonce}, ${`${everyMs} milliseconds`}, ${now}) as ok`;
  return row.ok;
}
