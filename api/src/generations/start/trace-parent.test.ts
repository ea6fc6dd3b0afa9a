import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { tracePoint } from '../../platform/telemetry/steps.ts';

const { sql } = await createTestDatabase();
const { ask } = createGenerationApp(sql);
const POINT = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 };

async function start(body: object) {
  const response = await ask(await createUser(sql), 'POST', '/api/generate', { body });
  // Safe because the test looks at the row.
  const { id = null } = (await response.json()) as { id?: string };
  return sql`select trace_parent as "traceparent", request ? 'traceparent' as "isInRequest" from generation where id = ${id}`;
}

it('keeps where the press was traced beside each of its jobs, and not in their request', async () => {
  const rows = await tracePoint.run(POINT, () => start({ prompt: 'a kite', count: 2 }));

  expect(rows).toEqual([{ traceparent: `00-${POINT.traceId}-${POINT.spanId}-01`, isInRequest: false }]);
  expect(await sql`select distinct trace_parent from generation where batch_id is not null`).toHaveLength(1);
});

it('keeps nothing where nothing is traced, whatever the body says', async () => {
  const forged = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;

  expect(await start({ prompt: 'a kite' })).toEqual([{ traceparent: null, isInRequest: false }]);
  for (const row of await start({ prompt: 'a kite', traceparent: forged })) {
    expect(row).toEqual({ traceparent: null, isInRequest: false });
  }
});
