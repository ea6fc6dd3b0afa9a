import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';
import { createSql } from '../db/client.ts';
import { createLogger } from './log/logger.ts';

const { sql, url } = await createTestDatabase();
const lines: string[] = [];
const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
const PASSWORD = 'hunter2-hunter2';

describe('the log', () => {
  it('holds neither password nor session after every kind of failure, at the most talkative level', async () => {
    const gone = new URL(url);
    gone.password = 'hunter2-database';
    gone.port = '1';
    const broken = createSql(gone.href, { name: 'gone', max: 1 });
    const gateways = [createTestGateway(sql, {}, { logger }), createTestGateway(broken, {}, { logger })];
    afterAll(() => gateways.forEach((gateway) => gateway.stop()));
    let token = '';

    for (const gateway of gateways) {
      const body = { email: 'ada@example.com', password: PASSWORD };
      const cookie = sessionCookieOf(await gateway.post('/api/register', body));
      token ||= cookie.slice('sid='.length);
      await gateway.post('/api/register', body, { headers: { cookie } });
      await gateway.post('/api/login', { ...body, password: `${PASSWORD}-wrong` });
      await gateway.post('/api/login', { ...body, extra: PASSWORD });
      await gateway.request(`/api/auth/user?token=${token}`, { headers: { cookie: `sid=${token}` } });
      await gateway.request(`/media/${'0'.repeat(32)}`, { headers: { cookie: `sid=${token}` } });
      await gateway.request('/api/nowhere', { headers: { authorization: `Bearer ${PASSWORD}` } });
    }
    await broken.end({ timeout: 0 });

    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    expect(log).toContain('request failed');
    expect(token).toHaveLength(43);
    expect(log).not.toContain('hunter2');
    expect(log).not.toContain(token);
    expect(log).not.toContain('argon2');
  });
});
