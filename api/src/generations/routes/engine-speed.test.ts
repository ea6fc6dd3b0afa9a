import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { findEngineSpeeds, readEngineSpeeds } from './engine-speed.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2026-11-24T12:00:00Z');

async function deliver(engine: string, seconds: number, { hoursAgo = 1, outcome = 'delivered' } = {}) {
  await admin`
    insert into vendor_request (generation_id, attempt, kind, engine, provider, outcome, started_at, seconds, credits)
    values (gen_random_uuid(), 1, 'image', ${engine}, 'vendor', ${outcome},
      ${NOW}::timestamptz - ${`${hoursAgo} hours`}::interval, ${seconds}, 20)`;
}

it('is the median of what an engine has delivered within a day', async () => {
  for (const seconds of [2, 7.2, 60]) await deliver('fine', seconds);
  await deliver('fine', 0.1, { outcome: 'timeout' });
  await deliver('fine', 0.1, { hoursAgo: 25 });
  for (const seconds of [1, 2]) await deliver('rare', seconds);

  expect(await findEngineSpeeds(sql, NOW)).toEqual(new Map([['image fine', 8]]));
});

it('is none while the database does not answer', async () => {
  const logger = { warn: () => undefined };
  const broken = Object.assign(() => Promise.reject(new Error('gone')), {}) as unknown as typeof sql;

  // Safe because nothing else of them is used.
  const deps = { sql: broken, clock: { now: () => NOW }, logger } as unknown as Parameters<
    typeof readEngineSpeeds
  >[0];
  expect(await readEngineSpeeds(deps)).toEqual(new Map());
});
