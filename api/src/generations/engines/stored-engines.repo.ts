import { GENERATION_KINDS } from '@aic/contract';
import { z } from 'zod';
import { type AdminEngine, adminEngineSchema } from '../../platform/config/engines.ts';
import type { Sql } from '../../platform/db/client.ts';
import type { SealedBox } from '../../platform/keys/sealed-box.ts';

const rowSchema = z.object({
  kind: z.enum(GENERATION_KINDS),
  id: z.string(),
  isOn: z.boolean(),
  /** Null: it is described elsewhere; `unknown`: by a newer release. */
  setting: adminEngineSchema.nullable().or(z.unknown().transform(() => 'unknown' as const)),
  sealedKey: z.string().nullable(),
});

/** What admins have added or decided, in its order. */
export type StoredEngine = z.output<typeof rowSchema>;

export async function findStoredEngines(sql: Sql): Promise<StoredEngine[]> {
  const rows = await sql`
    select kind, id, is_on as "isOn", setting, encode(sealed_key, 'base64') as "sealedKey"
    from engine where kind in ${sql(GENERATION_KINDS)} order by kind, position, id`;
  return z.array(rowSchema).parse(rows);
}

/** A key is good for one engine at one address: it is not sent to another that it was not typed for. */
const ownerOf = (kind: string, id: string, { vendor, baseUrl }: Pick<AdminEngine, 'vendor' | 'baseUrl'>) =>
  [kind, id, vendor, baseUrl === undefined ? '' : new URL(baseUrl).origin].join(' ');

type Place = [kind: string, id: string, engine: Pick<AdminEngine, 'vendor' | 'baseUrl'>];

export const sealKey = (box: SealedBox, key: string, ...place: Place): Buffer =>
  box.seal(ownerOf(...place), Buffer.from(key));

/** Null: it was typed for another address, or sealed by another installation. */
export function openKey(box: SealedBox, sealed: string, ...place: Place): string | null {
  try {
    return box.open(ownerOf(...place), Buffer.from(sealed, 'base64')).toString();
  } catch {
    return null;
  }
}
