import type { BuildInfo } from '@aic/contract/schemas';
import type { SlotName } from '@aic/contract/slots';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';

/** What an admin has decided of one tool's part in a slot. */
export interface SlotChoice {
  slot: string;
  name: string;
  position: number;
  isOn: boolean;
}

const findSlotChoices = (sql: Sql): Promise<SlotChoice[]> =>
  sql<SlotChoice[]>`select slot, name, position, is_on as "isOn" from slot_choice`;

/** What admins have decided of the parts of these builds: most fill no slot, and nothing is read for them. */
export async function findChoicesFor(
  sql: Sql,
  builds: ReadonlyArray<Pick<BuildInfo, 'fills'>>,
): Promise<SlotChoice[]> {
  return builds.some(({ fills }) => fills !== undefined) ? findSlotChoices(sql) : [];
}

/** @throws AppError `unauthorized`, `forbidden` */
export async function findSlotChoicesAsAdmin(sql: Sql, { tokenHash, now }: Caller): Promise<SlotChoice[]> {
  await withAppErrors(sql`select require_admin(${tokenHash}, ${now})`);
  return findSlotChoices(sql);
}

/** Tools that there are not are left out. @throws AppError `unauthorized`, `forbidden` */
export async function arrangeSlot(
  sql: Sql,
  { tokenHash, now }: Caller,
  slot: SlotName,
  fills: ReadonlyArray<Pick<SlotChoice, 'name' | 'isOn'>>,
): Promise<void> {
  const order = fills.map(({ name, isOn }) => ({ name, isOn }));
  await withAppErrors(sql`select arrange_slot(${tokenHash}, ${slot}, ${sql.json(order)}, ${now})`);
}
