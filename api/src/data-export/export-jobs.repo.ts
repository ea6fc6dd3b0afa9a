import { z } from 'zod';
import type { Sql } from '../platform/db/client.ts';

/** How long nothing is heard of a worker before another begins anew. */
const LEASE = '1 minute';

/** How long a finished export may be downloaded. */
const LIFETIME = '7 days';

const jobSchema = z.object({
  userId: z.string(),
  id: z.string(),
  attempt: z.int(),
  attemptsUsed: z.int(),
});

/** One attempt at an export, as claimed. Only the holder of this `attempt` may report on it. */
export type ExportJob = z.output<typeof jobSchema>;

/** Null when none is due. @param attemptsMax after so many an export has failed */
export async function claimExport(sql: Sql, attemptsMax: number, now: Date): Promise<ExportJob | null> {
  const [row] = await sql<[{ job: unknown }]>`
    select claim_data_export(${LEASE}, ${attemptsMax}, ${now}) as job`;
  return jobSchema.nullable().parse(row.job);
}

/** False: the export is not this attempt's any more. */
export async function sendExportHeartbeat(
  sql: Sql,
  { userId, id, attempt }: ExportJob,
  now: Date,
): Promise<boolean> {
  const [row] = await sql<[{ isOurs: boolean }]>`
    select heartbeat_data_export(${userId}, ${id}, ${attempt}, ${LEASE}, ${now}) as "isOurs"`;
  return row.isOurs;
}

/** Also has the user mailed. False, and nothing has changed: the export is not this attempt's any more. */
export async function finishExport(
  sql: Sql,
  { userId, id, attempt }: ExportJob,
  file: { key: string; sizeBytes: number },
  now: Date,
): Promise<boolean> {
  const [row] = await sql<[{ isFinished: boolean }]>`
    select finish_data_export(${userId}, ${id}, ${attempt}, ${file.key}, ${file.sizeBytes}::bigint, ${LIFETIME}, ${now})
      as "isFinished"`;
  return row.isFinished;
}

/** @param retryAt null gives the export up */
export async function failExport(
  sql: Sql,
  { userId, id, attempt }: ExportJob,
  error: string,
  retryAt: Date | null,
  now: Date,
): Promise<void> {
  await sql`
    select fail_data_export(${userId}, ${id}, ${attempt}, ${error.slice(0, 500)}, ${retryAt}, ${now})`;
}

/** For a worker that has to stop: another may begin at once. */
export async function handBackExport(sql: Sql, { userId, id, attempt }: ExportJob, now: Date): Promise<void> {
  await sql`select hand_back_data_export(${userId}, ${id}, ${attempt}, ${now})`;
}

/** Forgets up to `limit` files whose time is over. Returns their keys. */
export async function forgetExpired(sql: Sql, limit: number, now: Date): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`select expire_data_exports(${limit}, ${now}) as key`;
  return rows.map(({ key }) => key);
}
