import type { libraryCommandSchema } from '@aic/contract/schemas';
import type { z } from 'zod';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { LIBRARY_REFUSALS } from '../errors/library-errors.ts';
import { LIBRARY_RATE } from './library-rate.ts';

interface Changed {
  userId: string;
  ids: string[];
  /** Of files that nothing refers to any more. */
  fileKeys: string[];
}

/** @throws AppError `unauthorized`, `not_found` for a folder, `rate_limited` */
export async function changeItems(
  sql: Sql,
  caller: Caller,
  { command, ids, folderId = null }: z.output<typeof libraryCommandSchema>,
): Promise<Changed> {
  const [row] = await withAppErrors(
    sql<[{ changed: Changed }]>`
    select run_library_command(${caller.tokenHash}, ${command}, ${sql.json(ids)}, ${folderId},
      ${sql.json(LIBRARY_RATE)}, ${caller.now}) as changed`,
    LIBRARY_REFUSALS,
  );
  return row.changed;
}
