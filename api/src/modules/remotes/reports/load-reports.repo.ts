import type { LoadReport } from '@aic/contract';
import type { Sql } from '../../../db/client.ts';

export interface Reporter {
  /** Null: signed out. */
  tokenHash: Buffer | null;
  network: string;
}

/** @returns false for a build that is not published here: it is dropped */
export async function recordLoad(
  sql: Sql,
  report: LoadReport,
  { tokenHash, network }: Reporter,
  now: Date,
): Promise<boolean> {
  const [row] = await sql<[{ isKnown: boolean }]>`
    select record_load(${tokenHash}, ${network}, ${sql.json({ ...report })}, ${now}) as "isKnown"`;
  return row.isKnown;
}
