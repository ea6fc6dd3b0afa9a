import type { Sql } from '../db/client.ts';
import type { MediaStore } from './storage.ts';

/**
 * True when the store was filled by this database, or is claimed by it now because it was free. False after a mix-up,
 * for instance an empty database beside a full folder: to that database every file looks unwanted.
 */
export async function isOurStore(sql: Sql, store: Pick<MediaStore, 'claim'>): Promise<boolean> {
  const [row] = await sql<[{ id: string }]>`select id from media_store`;
  return (await store.claim(row.id)) === row.id;
}
