import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration } from '../../../test/gateway/factories.ts';
import { createSql } from '../../platform/db/client.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { findItem } from '../list/generations.repo.ts';
import { waitForEnd } from './wait-for-end.ts';

const { sql } = await createTestDatabase();
const away = createSql('postgres://nobody@127.0.0.1:1/nothing', { name: 'away' });
afterAll(() => away.end({ timeout: 0 }));

it('answers with what was started when the database goes away during the wait', async () => {
  const user = await createUser(sql);
  const id = await startGeneration(sql, user);
  const { item } = await findItem(sql, { tokenHash: user.tokenHash, now: new Date() }, id);
  if (item === null) throw new Error('It was not started.');
  const { signal } = new AbortController();

  const waiting = waitForEnd({ sql: away, clock: systemClock }, user.tokenHash, item, {
    end: performance.now() + 300,
    signal,
  });

  await expect(waiting).resolves.toEqual(item);
});
