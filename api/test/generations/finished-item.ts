import { randomBytes } from 'node:crypto';
import type { GenerationKind } from '@aic/contract';
import type { JSONValue } from 'postgres';
import type { Sql } from '../../src/platform/db/client.ts';
import type { TestUser } from '../gateway/factories.ts';

const NO_LIMITS = {
  inFlight: { free: 1000, pro: 1000, creator: 1000 },
  starts: 1_000_000,
  startsWindowSeconds: 600,
};

/** A stored file as an item's output names it. */
export function fileOf(mediaType: string) {
  return { key: randomBytes(16).toString('hex'), mediaType, sizeBytes: 10 };
}

interface ItemOptions {
  kind?: GenerationKind;
  prompt?: string;
  request?: Record<string, JSONValue>;
  output?: Record<string, JSONValue>;
  price?: number;
  now?: Date;
}

/** An item that a worker has finished, by the statements of the product. Returns its id. */
export async function finishItem(sql: Sql, user: TestUser, options: ItemOptions = {}): Promise<string> {
  const { kind = 'image', prompt = 'a lighthouse at dusk', price = 20, now = new Date() } = options;
  const request = { prompt, size: '1024x1792', quality: 'standard', style: 'vivid', ...options.request };
  const output = options.output ?? { image: fileOf('image/png') };
  const [row] = await sql<[{ id: string }]>`
    select start_generation(${user.tokenHash}, ${kind}, ${sql.json(request)}, 7, 'fake', ${price}, null, null, ${prompt},
      false, ${sql.json(NO_LIMITS)}, '24 hours', ${now}) ->> 'id' as id`;
  await sql`select from claim_generations(1, 1000, ${sql.json([kind])}, '[]', '1 minute', ${now})`;
  const [end] = await sql<[{ isFinished: boolean }]>`
    select finish_generation(${user.id}, ${row.id}, 1, 'completed', null, null, ${sql.json(output)}, 'fake', ${now})
      as "isFinished"`;
  if (!end.isFinished) throw new Error(`The item ${row.id} could not be finished`);
  return row.id;
}
