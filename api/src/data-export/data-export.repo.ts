import type { DataExport } from '@aic/contract/data-export';
import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';
import { withAppErrors } from '../platform/db/sql-error.ts';

/** What has to pass after a finished export before another is made. */
const PAUSE = '24 hours';

/**
 * Asks for one, unless one is being made or was finished a moment ago. Returns its state. @throws AppError
 * `unauthorized`
 */
export async function requestExport(sql: Sql, { tokenHash, now }: Caller): Promise<DataExport> {
  const [row] = await withAppErrors(sql<[{ state: DataExport }]>`
    select request_data_export(${tokenHash}, ${PAUSE}, ${now}) as state`);
  return row.state;
}

/** Null without a valid session. */
export async function findExport(sql: Sql, { tokenHash, now }: Caller): Promise<DataExport | null> {
  const [row] = await sql<{ state: DataExport }[]>`
    select data_export_state(caller.id, ${PAUSE}, ${now}) as state
    from (select session_user_id(${tokenHash}, ${now}) as id) caller where caller.id is not null`;
  return row?.state ?? null;
}

interface ExportFile {
  key: string;
  finishedAt: Date;
}

/**
 * The caller's own, until it expires; `isSignedIn` tells a missing file from a missing session in the same statement.
 */
export async function findExportFile(
  sql: Sql,
  { tokenHash, now }: Caller,
): Promise<{ isSignedIn: boolean; file: ExportFile | null }> {
  const [row] = await sql<[{ isSignedIn: boolean; key: string | null; finishedAt: Date | null }]>`
    select caller.id is not null as "isSignedIn", e.file_key as key, e.finished_at as "finishedAt"
    from (select session_user_id(${tokenHash}, ${now}) as id) caller
    left join data_export e on e.user_id = caller.id and e.status = 'ready' and e.expires_at > ${now}`;
  const { isSignedIn, key, finishedAt } = row;
  return { isSignedIn, file: key !== null && finishedAt !== null ? { key, finishedAt } : null };
}
