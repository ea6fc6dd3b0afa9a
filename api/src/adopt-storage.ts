import { randomUUID } from 'node:crypto';
import { ConfigError, type Config } from './platform/config/config.ts';
import type { Sql } from './platform/db/client.ts';
import { openInstallation } from './platform/db/open/open-installation.ts';
import { createLogger } from './platform/http/log/logger.ts';
import { leaseConflict, SILENCE_MS } from './platform/lease/lease-conflict.ts';
import { readLeaseHolder } from './platform/lease/lease.repo.ts';
import { readNote, writeNote } from './platform/lease/open-lease.ts';
import { isOurStore } from './platform/storage/is-our-store.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { MediaStore } from './platform/storage/storage.ts';

interface AdoptOptions {
  /** Although another installation was at work in the store just now. */
  isForced: boolean;
  /** Lets the sweep remove more than its limit for a day, and nothing else. */
  removesUnwanted: boolean;
}

/**
 * Makes the database of this installation the one that lives in its store (api/src/platform/lease/). Its processes go
 * to work within half a minute, and those of the other are held.
 * @returns what was done, in a sentence
 * @throws ConfigError when the store is another's
 */
export async function adoptStorage(config: Config, options: AdoptOptions): Promise<string> {
  const logger = createLogger({ logLevel: 'error' });
  const installation = await openInstallation(config, logger);
  try {
    const { store, close } = await openStorage(config, { sql: installation.sql, logger });
    try {
      return await adopt(installation.sql, store, new Date(), options);
    } finally {
      close();
    }
  } finally {
    await installation.close();
  }
}

export async function adopt(
  sql: Sql,
  store: MediaStore,
  now: Date,
  { isForced, removesUnwanted }: AdoptOptions,
): Promise<string> {
  if (!(await isOurStore(sql, store))) {
    throw new ConfigError(`${store.place} belongs to another database (docs/operate/database.md).`);
  }
  const [note, holder] = [await readNote(store), await readLeaseHolder(sql)];
  const reason = leaseConflict(note, holder, now);
  if (removesUnwanted) {
    if (reason !== null) {
      throw new ConfigError(`This database does not own its store: ${reason}. Adopt it first.`);
    }
    await sql`select adopt_store(null, true, ${now})`;
    return `The sweep may remove all that nothing refers to from ${store.place} until this time tomorrow.`;
  }
  if (reason === null) return `${store.place} is this database's already.`;
  const lastSeen = Date.parse(note?.renewedAt ?? '');
  if (now.getTime() - lastSeen < SILENCE_MS && !isForced) {
    throw new ConfigError(
      `${store.place} was used by another installation at ${note?.renewedAt}. Two would remove each other's files: stop that one first and wait five minutes, give this one a store of its own, or add --force.`,
    );
  }
  const nonce = randomUUID();
  await sql`select adopt_store(${nonce}, false, ${now})`;
  await writeNote(store, holder, nonce, now);
  return `${store.place} is this database's from now on. Its processes go to work within half a minute.`;
}
