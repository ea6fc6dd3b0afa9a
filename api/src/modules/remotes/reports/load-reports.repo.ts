import type { LoadReport } from '@aic/contract';
import type { RollbackRule } from '../../../config/remotes.ts';
import type { Sql } from '../../../db/client.ts';

export interface Reporter {
  /** Null: signed out. */
  tokenHash: Buffer | null;
  network: string;
}

/**
 * Adds a report to the sums and, when it is one of a failure, has its build judged in the same statement. A build that is
 * not published here is dropped.
 * @param rule null: nothing is rolled back
 * @returns the channels that this report has rolled back
 */
export async function recordLoad(
  sql: Sql,
  report: LoadReport,
  { tokenHash, network }: Reporter,
  { rule, now }: { rule: RollbackRule | null; now: Date },
): Promise<string[]> {
  const [row] = await sql<[{ channels: string[] }]>`
    select record_load(${tokenHash}, ${network}, ${sql.json({ ...report })}, ${rule && sql.json({ ...rule })}, ${now})
      as channels`;
  return row.channels;
}
