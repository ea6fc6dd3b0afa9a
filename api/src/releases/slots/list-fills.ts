import type { AdminFill } from '@aic/contract/remotes';
import { SLOTS } from '@aic/contract/slots';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { choiceOf } from '../registry/place-fills.ts';
import { resolveRemotes } from '../registry/remotes.repo.ts';
import { findSlotChoicesAsAdmin } from '../registry/slots.repo.ts';

/** All that tools put into pages of others, for admins, who see what is off, too. @throws AppError `unauthorized`, `forbidden` */
export async function listFills(sql: Sql, caller: Caller): Promise<AdminFill[]> {
  const choices = await findSlotChoicesAsAdmin(sql, caller);
  const rows = await resolveRemotes(sql, null);
  return SLOTS.flatMap((slot) =>
    rows
      .flatMap(({ name, info: { fills } }) => {
        const fill = fills?.[slot];
        const choice = choiceOf(choices, slot, name);
        return fill === undefined ? [] : [{ slot, name, label: fill.label, choice }];
      })
      .toSorted((one, other) => placeOf(one.choice) - placeOf(other.choice))
      .map(({ choice, ...fill }) => ({ ...fill, isOn: choice?.isOn ?? true })),
  );
}

/** Who was never ordered stands last. */
const placeOf = (choice: { position: number } | undefined): number =>
  choice?.position ?? Number.MAX_SAFE_INTEGER;
