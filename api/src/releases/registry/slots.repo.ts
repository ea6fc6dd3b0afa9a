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

export function findSlotChoices(sql: Sql): Promise<SlotChoice[]> {
  return sql<SlotChoice[]>`select slot, name, position, is_on as "isOn" from slot_choice`;
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
