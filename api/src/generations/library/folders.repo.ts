import { type Folder, FOLDERS_MAX } from '@aic/contract/library';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { LIBRARY_REFUSALS } from '../errors/library-errors.ts';
import { LIBRARY_RATE } from './library-rate.ts';

/**
 * Makes a folder, or renames the one with this id.
 * @throws AppError `unauthorized`, `not_found`, `conflict` for a name that is taken or one too many, `rate_limited`
 */
export async function saveFolder(
  sql: Sql,
  caller: Caller,
  { id, name }: { id: string | null; name: string },
): Promise<Folder> {
  const [row] = await withAppErrors(
    sql<[{ folder: Folder }]>`
    select save_folder(${caller.tokenHash}, ${id}, ${name}, ${FOLDERS_MAX}, ${sql.json(LIBRARY_RATE)}, ${caller.now})
      as folder`,
    LIBRARY_REFUSALS,
  );
  return row.folder;
}

/** Its items stay. @throws AppError `unauthorized`, `not_found`, `rate_limited` */
export async function deleteFolder(sql: Sql, caller: Caller, id: string): Promise<void> {
  await withAppErrors(
    sql`select remove_folder(${caller.tokenHash}, ${id}, ${sql.json(LIBRARY_RATE)}, ${caller.now})`,
    LIBRARY_REFUSALS,
  );
}
