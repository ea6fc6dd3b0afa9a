import type { GenerationKind } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { AdminEngine } from '../../platform/config/engines.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { ADMIN_REFUSALS } from '../errors/admin-errors.ts';

/** What becomes of its key: it stays as it is, or is this one, sealed; null: there is none. */
export type KeyChange = 'kept' | Buffer | null;

/** @throws AppError `unauthorized`, `forbidden` */
export async function saveEngine(
  sql: Sql,
  { tokenHash, now }: Caller,
  { kind, id, engine, key }: { kind: GenerationKind; id: string; engine: AdminEngine; key: KeyChange },
): Promise<void> {
  const setting = withoutMissing(engine);
  const change = { kind, id, ...setting, key: key === null ? 'none' : key === 'kept' ? 'kept' : 'new' };
  await withAppErrors(sql`
    select save_engine(${tokenHash}, ${kind}, ${id}, ${sql.json(setting)}, ${key === 'kept' ? null : key},
      ${key === 'kept'}, ${sql.json(change)}, ${now})`);
}

// Safe because what is undefined is left out.
const withoutMissing = (engine: AdminEngine) =>
  JSON.parse(JSON.stringify(engine)) as { [Name in keyof AdminEngine]: NonNullable<AdminEngine[Name]> };

/** Their order, and which are on. @throws AppError `unauthorized`, `forbidden` */
export async function arrangeEngines(
  sql: Sql,
  { tokenHash, now }: Caller,
  kind: GenerationKind,
  engines: ReadonlyArray<{ id: string; isOn: boolean }>,
): Promise<void> {
  const order = engines.map(({ id, isOn }) => ({ id, isOn }));
  await withAppErrors(sql`select arrange_engines(${tokenHash}, ${kind}, ${sql.json(order)}, ${now})`);
}

/** @throws AppError `unauthorized`, `forbidden`, `not_found` */
export async function removeEngine(
  sql: Sql,
  { tokenHash, now }: Caller,
  kind: GenerationKind,
  id: string,
): Promise<void> {
  await withAppErrors(sql`select remove_engine(${tokenHash}, ${kind}, ${id}, ${now})`, ADMIN_REFUSALS);
}
