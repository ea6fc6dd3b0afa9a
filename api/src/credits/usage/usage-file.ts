import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { unauthorized } from '../../platform/errors/errors.ts';
import { csvHead, csvLines } from './usage-csv.ts';
import { findUsage, type UsageFilter } from './usage.repo.ts';

/** Entries that are read at once: a slow client holds neither a connection nor the whole history in memory. */
const CHUNK = 1000;

/**
 * The history as parts of a CSV file. What comes in while it is read is newer than the first part, so it does not
 * appear.
 * @throws AppError `unauthorized` with the first part
 */
export async function* usageFile(sql: Sql, caller: Caller, filter: UsageFilter): AsyncGenerator<Buffer> {
  let before: string | null = null;
  let head = csvHead();
  for (;;) {
    const entries: Awaited<ReturnType<typeof findUsage>> = await findUsage(sql, caller, {
      ...filter,
      limit: CHUNK,
      before,
    });
    if (entries === null) throw unauthorized();
    yield Buffer.from(head + csvLines(entries));
    head = '';
    before = entries.at(-1)?.id ?? null;
    if (entries.length < CHUNK) return;
  }
}
