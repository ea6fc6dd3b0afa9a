import { randomBytes } from 'node:crypto';
import type { GenerationKind } from '@aic/contract';
import type { JSONValue } from 'postgres';
import type { Sql } from '../../src/platform/db/client.ts';
import type { TestUser } from '../gateway/factories.ts';

const NO_LIMITS = {
  inFlight: { free: 1000, pro: 1000, creator: 1000 },
  starts: 1_000_000,
  startsWindowSeconds: 600,
  uploads: 500,
};

/** A stored file as an item's output names it. */
export function fileOf(mediaType: string) {
  return { key: randomBytes(16).toString('hex'), mediaType, sizeBytes: 10 };
}

/** A picture as a request names it whose sender has sent it for the first time: it becomes an upload. */
export function sentPicture() {
  const digest = randomBytes(32).toString('hex');
  const upload = { digest, storedDigest: randomBytes(32).toString('hex'), files: {} };
  return { ...fileOf('image/png'), width: 30, height: 20, upload };
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
    select start_generations(${user.tokenHash}, ${kind}, ${sql.json(request)}, '[7]', 'fake', ${price}, null, null, ${prompt},
      null, ${sql.json(NO_LIMITS)}, '24 hours', ${now}) #>> '{0,id}' as id`;
  const known = { [kind]: Object.keys(request) };
  await sql`select from claim_jobs(1, 1000, ${sql.json(known)}, '{}', '[]', '1 minute', ${now})`;
  const [end] = await sql<[{ isFinished: boolean }]>`
    select finish_generation(${user.id}, ${row.id}, 1, 'completed', null, null, ${sql.json(output)}, 'fake', ${now})
      as "isFinished"`;
  if (!end.isFinished) throw new Error(`The item ${row.id} could not be finished`);
  return row.id;
}
