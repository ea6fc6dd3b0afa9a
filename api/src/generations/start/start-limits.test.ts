import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser } from '../../../test/gateway/factories.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { parseConfig } from '../../platform/config/config.ts';

const { sql } = await createTestDatabase();
const { ask } = createGenerationApp(sql, { config: parseConfig({ STARTS_PER_USER_PER_10_MINUTES: '3' }) });
const body = { prompt: 'a kite' };

it('limits how often one user starts, whatever becomes of it, and counts no refusal', async () => {
  const user = await createUser(sql);
  for (let n = 0; n < 3; n += 1) {
    const started = await ask(user, 'POST', '/api/generate', { body });
    const { id } = (await started.json()) as { id: string };
    expect((await ask(user, 'POST', `/api/generations/${id}/cancel`)).status).toBe(200);
  }
  for (let n = 0; n < 3; n += 1) {
    const response = await ask(user, 'POST', '/api/generate', { body });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
  }
  expect(await sql`select from generation where user_id = ${user.id}`).toHaveLength(3);
  expect(await balanceOf(sql, user.id)).toBe(500);
  expect((await ask(await createUser(sql), 'POST', '/api/generate', { body })).status).toBe(202);
});
