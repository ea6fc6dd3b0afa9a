import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, type TestGateway } from '../../../test/gateway/gateway.ts';
import { createPasswordHasher, type PasswordHasher } from '../auth/password-hasher.ts';

const { sql, url } = await createTestDatabase();
const PASSWORD = 'correct horse battery';
const gateways: TestGateway[] = [];
afterAll(() => gateways.forEach((gateway) => gateway.stop()));
afterEach(() => sql`delete from rate_limit`);

function createGateway(environment: Readonly<Record<string, string>>, hasher?: PasswordHasher) {
  const gateway = createTestGateway(sql, environment, hasher ? { hasher } : {});
  gateways.push(gateway);
  return gateway;
}

function countingHasher(): { hasher: PasswordHasher; count(): number } {
  const inner = createPasswordHasher({ memoryKib: 64, passes: 1 });
  let calls = 0;
  return {
    count: () => calls,
    hasher: {
      requireRoom: inner.requireRoom,
      hash: (password) => ((calls += 1), inner.hash(password)),
      verify: (stored, password) => ((calls += 1), inner.verify(stored, password)),
    },
  };
}

async function registered(gateway: TestGateway, email: string): Promise<string> {
  expect((await gateway.post('/api/register', { email, password: PASSWORD })).status).toBe(200);
  return email;
}

describe('sign-in limits', () => {
  it('let no more guesses of a storm reach argon2 than the budget allows', async () => {
    const { hasher, count } = countingHasher();
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '20' }, hasher);
    const guess = (n: number) =>
      gateway.post('/api/login', { email: `user${n % 50}@example.com`, password: `guess ${n}` });

    const responses = await Promise.all(Array.from({ length: 300 }, (_, n) => guess(n)));

    expect(count()).toBe(20);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(280);
  });

  it('say how long to wait', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '1' });
    await gateway.post('/api/login', { email: 'a@example.com', password: 'x' });

    const refused = await gateway.post('/api/login', { email: 'b@example.com', password: 'x' });

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await expect(refused.json()).resolves.toMatchObject({ code: 'rate_limited' });
  });

  it('refuse the right password too once an account has had its guesses, but not from another network', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES: '5' });
    const email = await registered(gateway, 'victim@example.com');
    const logIn = (password: string, address: string) =>
      gateway.post('/api/login', { email, password }, {}, address);
    for (let n = 0; n < 5; n += 1) await logIn('wrong password', '203.0.113.1');

    expect((await logIn(PASSWORD, '203.0.113.200')).status).toBe(429);
    expect((await logIn(PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('give the guesses back after a success', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES: '2' });
    const email = await registered(gateway, 'typist@example.com');

    for (let round = 0; round < 3; round += 1) {
      expect((await gateway.post('/api/login', { email, password: 'typo' })).status).toBe(401);
      expect((await gateway.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
    }
  });

  it('are not widened by forged forwarding headers', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '3' });
    const statuses: number[] = [];

    for (let n = 0; n < 6; n += 1) {
      const headers = {
        'x-forwarded-for': `10.${n}.0.1`,
        forwarded: `for=10.${n}.0.1`,
        'x-real-ip': `10.${n}.0.1`,
      };
      statuses.push(
        (await gateway.post('/api/login', { email: `p${n}@example.com`, password: 'x' }, { headers })).status,
      );
    }

    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it('do not let one network shut the owner out, however often it is refused', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES: '1' });
    const email = await registered(gateway, 'target@example.com');
    const logIn = (password: string, address: string) =>
      gateway.post('/api/login', { email, password }, {}, address);
    for (let n = 0; n < 21; n += 1) await logIn('wrong password', '203.0.113.1');

    expect((await logIn('wrong password', '203.0.113.1')).status).toBe(429);
    expect((await logIn(PASSWORD, '198.51.100.77')).status).toBe(200);
  });

  it('let the owner in from a network they came from before, while many others guess', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES: '1' });
    const email = await registered(gateway, 'home@example.com');
    const logIn = (password: string, address: string) =>
      gateway.post('/api/login', { email, password }, {}, address);
    expect((await logIn(PASSWORD, '198.51.100.1')).status).toBe(200);
    // 20 networks with a guess each use up what an account bears from everywhere.
    for (let n = 0; n < 20; n += 1) await logIn('wrong password', `203.0.${n}.1`);

    expect((await logIn(PASSWORD, '192.0.2.1')).status).toBe(429);
    expect((await logIn(PASSWORD, '198.51.100.99')).status).toBe(200);
  });

  it('let the owner in from the network they registered from, while strangers guess', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES: '1' });
    const email = 'new@example.com';
    const logIn = (password: string, address: string) =>
      gateway.post('/api/login', { email, password }, {}, address);
    await gateway.post('/api/register', { email, password: PASSWORD }, {}, '198.51.100.1');
    for (let n = 0; n < 20; n += 1) await logIn('wrong password', `203.0.${n}.1`);

    expect((await logIn(PASSWORD, '192.0.2.1')).status).toBe(429);
    expect((await logIn(PASSWORD, '198.51.100.99')).status).toBe(200);
  });

  it('are the same for an address in another case, or with a letter that only some take for another', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES: '3' });
    await registered(gateway, 'admin@example.com');
    const forms = ['admin@example.com', 'ADMIN@EXAMPLE.COM', 'Admin@Example.com ', 'ａdmin@example.com'];

    const statuses = [];
    for (const email of forms) {
      statuses.push((await gateway.post('/api/login', { email, password: 'x' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);

    // U+0130 is lower-cased in two ways; it is no other name of this account.
    const dotted = await gateway.post('/api/login', { email: 'adm\u0130n@example.com', password: PASSWORD });
    expect(dotted.status).toBe(401);
  });

  it('count a /48 of IPv6 beside each of its networks', async () => {
    const gateway = createGateway({ REGISTRATIONS_PER_NETWORK_PER_HOUR: '2' });
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const body = { email: `six${n}@example.com`, password: PASSWORD };
      statuses.push(
        (await gateway.post('/api/register', body, {}, `2001:db8:7:${n.toString(16)}::1`)).status,
      );
    }
    // Eight networks' worth for one site.
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
  });

  it('keep no row that an attacker without an account could make more of than their network may', async () => {
    const gateway = createGateway({ LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '5' });
    for (let n = 0; n < 50; n += 1) {
      await gateway.post('/api/login', { email: `made-up-${n}@example.com`, password: 'x' });
    }
    const [{ count }] = await sql<[{ count: number }]>`select count(*)::int as count from rate_limit`;
    expect(count).toBeLessThanOrEqual(1 + 2 * 5);
  });

  it('stop registrations by the network before hashing', async () => {
    const { hasher, count } = countingHasher();
    const gateway = createGateway({ REGISTRATIONS_PER_NETWORK_PER_HOUR: '2' }, hasher);

    for (let n = 0; n < 4; n += 1) {
      await gateway.post('/api/register', { email: `mass${n}@example.com`, password: PASSWORD });
    }

    expect(count()).toBe(2);
  });
});

describe('without a database', () => {
  it('no route grants access: auth answers 503 and nothing is hashed', async () => {
    const { createSql } = await import('../../platform/db/client.ts');
    const gone = new URL(url);
    gone.port = '1';
    const broken = createSql(gone.href, { name: 'gone', max: 1 });
    const { hasher, count } = countingHasher();
    const gateway = createTestGateway(broken, {}, { hasher });

    const body = { email: 'a@example.com', password: PASSWORD };
    const responses = [
      await gateway.post('/api/login', body),
      await gateway.post('/api/register', body),
      await gateway.post('/api/login/passkey/begin', {}),
      await gateway.request('/api/auth/user', { headers: { cookie: `sid=${'A'.repeat(43)}` } }),
      await gateway.request('/api/events', { headers: { cookie: `sid=${'A'.repeat(43)}` } }),
      await gateway.request('/readyz'),
    ];
    gateway.stop();
    await broken.end({ timeout: 0 });

    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 503));
    expect(count()).toBe(0);
  });
});

describe('work', () => {
  it('does not tell an unknown address from a wrong password', async () => {
    const gateway = createGateway({
      PASSWORD_HASH_MEMORY_KIB: '8192',
      LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '100000',
      LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES: '100000',
    });
    const email = await registered(gateway, 'timed@example.com');
    /** Microseconds of the processor: what others do on this machine takes time, but none of these. */
    const work = async (address: string) => {
      const before = process.cpuUsage();
      await gateway.post('/api/login', { email: address, password: 'wrong password' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];

    for (let n = 0; n < 40; n += 1) {
      known.push(await work(email));
      unknown.push(await work('nobody@example.com'));
    }

    // Without the decoy hash the unknown address costs a fraction, so a loose bound is enough.
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
