import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { changeUnderWay } from '../errors/billing-errors.ts';
import type { BillingDeps } from '../stripe/billing-deps.ts';

/** Longer than the calls of a change take; only a process that dies leaves one behind. */
const LEASE = '2 minutes';

/**
 * Makes a change of what the user has at Stripe, unless another one is under way: two at once would each be billed on
 * top of what the other has left half done.
 * @throws AppError `unauthorized`, `conflict`, and what `change` throws
 */
export async function oneChange<T>(
  { sql, logger }: Pick<BillingDeps, 'sql' | 'logger'>,
  caller: Caller,
  change: () => Promise<T>,
): Promise<T> {
  const id = await beginChange(sql, caller);
  if (id === null) throw changeUnderWay();
  try {
    return await change();
  } finally {
    // The change has been made; without this the next one waits for the lease.
    await sql`select billing.end_change(${id})`.catch((error: unknown) =>
      logger.warn({ err: error }, 'a change of plan could not be marked as over'),
    );
  }
}

async function beginChange(sql: Sql, { tokenHash, now }: Caller): Promise<string | null> {
  const [row] = await withAppErrors(
    sql<[{ id: string | null }]>`select billing.begin_change(${tokenHash}, ${LEASE}, ${now}) as id`,
  );
  return row.id;
}
