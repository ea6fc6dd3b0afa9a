import type { profileSchema } from '@aic/contract/schemas';
import type { z } from 'zod';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import type { Caller } from '../auth/caller.ts';
import { ACCOUNT_REFUSALS } from '../errors/account-errors.ts';

export type ProfileChanges = z.output<typeof profileSchema>;

/** Returns whose profile it is. @throws AppError `unauthorized`, `conflict` for a handle that is taken */
export async function changeProfile(sql: Sql, caller: Caller, changes: ProfileChanges): Promise<string> {
  // What is left out is no member at all, so that it stays as it is.
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const [row] = await withAppErrors(
    sql<[{ userId: string }]>`
    select update_profile(${caller.tokenHash}, ${sql.json(given)}, ${caller.now}) as "userId"`,
    ACCOUNT_REFUSALS,
  );
  return row.userId;
}
