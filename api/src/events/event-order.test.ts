import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, startGeneration } from '../../test/gateway/factories.ts';
import { claimAny } from '../../test/generations/claim-any.ts';
import { openEventSource } from '../../test/generations/event-source.ts';
import { finishJob } from '../generations/worker/jobs.repo.ts';
import type { Sql } from '../platform/db/client.ts';
import { createLogger } from '../platform/http/log/logger.ts';
import { toWeb } from '../platform/http/stream-body.ts';
import { systemClock } from '../platform/time/clock.ts';
import { createEventHub } from './event-hub.ts';

const { sql } = await createTestDatabase();

/** The same database, which answers the question for events only after `moment`. Notes what it is asked. */
function slowToTellEvents(moment: Promise<unknown>, asked: ('events' | 'else')[]): Sql {
  const ask = (text: TemplateStringsArray, ...values: never[]) => {
    const isAboutEvents = text.join('').includes('from event where');
    asked.push(isAboutEvents ? 'events' : 'else');
    return isAboutEvents ? moment.then(() => sql(text, ...values)) : sql(text, ...values);
  };
  // Safe because the hub asks in whole statements only, and awaits each.
  return Object.assign(ask, { json: sql.json }) as unknown as Sql;
}

it('never says of a job that it is being made after it has said that it is done', async () => {
  const user = await createUser(sql);
  const id = await startGeneration(sql, user);
  const claimingWorker = { worker: 1, kinds: ['image'] as const, leaseMs: 30_000, now: new Date() };
  const [job] = await claimAny(sql, 1, claimingWorker);
  if (!job) throw new Error('There was nothing to claim.');
  const ended = Promise.withResolvers<void>();
  const asked: ('events' | 'else')[] = [];
  const hub = createEventHub(
    {
      sql: slowToTellEvents(ended.promise, asked),
      clock: systemClock,
      logger: createLogger({ logLevel: 'silent' }),
    },
    { catchUpMs: 3_600_000 },
  );
  const [row] = await sql<[{ seq: number }]>`select max(seq) as seq from event where user_id = ${user.id}`;
  const output = new PassThrough();
  hub.connect({ userId: user.id, tokenHash: user.tokenHash, afterSeq: row.seq }).startOn(output);
  const source = openEventSource(new Response(toWeb(output)));
  await expect.poll(() => asked).toContain('events');
  expect(asked, 'what does not wait for the events').toEqual(['events']);

  await finishJob(sql, job, { status: 'failed', code: 'internal', shownMessage: 'no' }, new Date());
  ended.resolve();

  await expect.poll(() => source.events(), { timeout: 10_000 }).toContainEqual({ type: 'credits' });
  expect(source.events().filter((event) => event.type === 'generation')).toEqual([
    { type: 'generation', id, kind: 'image', status: 'failed', progress: 0 },
  ]);
  source.close();
  hub.close();
});
