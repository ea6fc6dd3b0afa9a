import type { CreditsMoved } from '@aic/contract/admin';
import type { Caller } from '../identity/auth/caller.ts';
import type { Sql } from '../platform/db/client.ts';
import { withAppErrors } from '../platform/db/sql-error.ts';
import { ADMIN_REFUSALS, ownAccount } from './errors/admin-errors.ts';

/** @throws AppError `unauthorized`, `forbidden` */
export async function requireAdmin(sql: Sql, { tokenHash, now }: Caller): Promise<void> {
  await withAppErrors(sql`select require_admin(${tokenHash}, ${now})`);
}

/**
 * @returns the balance, and how many credits were given or taken: no more than the user had.
 * @throws AppError `unauthorized`, `forbidden`, `not_found`, `idempotency_mismatch`, `invalid_request` for more than
 * the item was charged
 */
export async function moveCredits(
  sql: Sql,
  { tokenHash, now }: Caller,
  user: string,
  { amount, reason, key, item }: { amount: number; reason: string; key: string; item?: string | undefined },
): Promise<CreditsMoved> {
  const [row] = await withAppErrors(
    sql<[{ moved: CreditsMoved }]>`
    select move_credits(${tokenHash}, ${user}, ${amount}, ${reason}, ${key}, ${item ?? null}, ${now}) as moved`,
    ADMIN_REFUSALS,
  );
  return row.moved;
}

/** @throws AppError `unauthorized`, `forbidden`, `not_found`, `invalid_request` for oneself */
export async function blockUser(
  sql: Sql,
  { tokenHash, now }: Caller,
  user: string,
  { isBlocked, reason }: { isBlocked: boolean; reason: string },
): Promise<void> {
  await withAppErrors(sql`select block_user(${tokenHash}, ${user}, ${isBlocked}, ${reason}, ${now})`, {
    ...ADMIN_REFUSALS,
    CR400: ownAccount,
  });
}

/** @returns the new generation. @throws AppError `unauthorized`, `forbidden`, `not_found` */
export async function retryGeneration(
  sql: Sql,
  { tokenHash, now }: Caller,
  id: string,
): Promise<{ id: string; userId: string }> {
  const [row] = await withAppErrors(
    sql<[{ started: { id: string; userId: string } }]>`
    select retry_generation(${tokenHash}, ${id}, ${now}) as started`,
    ADMIN_REFUSALS,
  );
  return row.started;
}

/** Writes down what an admin does that is no statement of its own. @throws AppError `unauthorized`, `forbidden` */
export async function beginAdminAction(
  sql: Sql,
  { tokenHash, now }: Caller,
  act: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await withAppErrors(
    sql`select begin_admin_action(${tokenHash}, ${act}, null, ${sql.json(details)}, ${now})`,
  );
}

/** Makes the accounts with these confirmed addresses admins, and no others. */
export async function syncAdmins(sql: Sql, emailKeys: readonly string[]): Promise<void> {
  await sql`select sync_admins(array(select jsonb_array_elements_text(${sql.json([...emailKeys])})))`;
}
