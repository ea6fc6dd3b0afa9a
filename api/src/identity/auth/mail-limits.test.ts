import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createTestGateway, sessionCookieOf } from '../../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql, { REGISTRATIONS_PER_NETWORK_PER_HOUR: '1000' });
afterAll(() => gateway.stop());

const PASSWORD = 'correct horse battery';
let victim: string;
beforeEach(async () => {
  await admin`delete from rate_limit`;
  await admin`delete from mail`;
  victim = `${crypto.randomUUID()}@example.com`;
});

let network = 0;
/** From a network that has not been seen before. */
const elsewhere = (): string => {
  network += 1;
  return `10.${Math.floor(network / 250)}.${network % 250}.1`;
};

async function confirmedUser(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const cookie = sessionCookieOf(
    await gateway.post('/api/register', { email, password: PASSWORD }, {}, elsewhere()),
  );
  await admin`update app_user set email_verified_at = now() where email = ${email}`;
  return cookie;
}

const mailsTo = async (address: string): Promise<number> =>
  (await admin`select from mail where recipient like ${address.replace('@', '%@')} and run_at is not null`)
    .length;

describe('mails that strangers cause', () => {
  it('to a mailbox, for changes of address, are three an hour from one network, whatever its spelling', async () => {
    for (const tag of ['', '+1', '+2', '+3', '+4', '+5']) {
      const cookie = await confirmedUser();
      const email = victim.replace('@', `${tag}@`);
      await gateway.post('/api/account/email', { email, password: PASSWORD }, { headers: { cookie } });
    }

    expect(await mailsTo(victim)).toBe(3);
  });

  it('to a mailbox, for changes of address, are five a day from everywhere', async () => {
    for (let n = 0; n < 8; n += 1) {
      const cookie = await confirmedUser();
      await gateway.post(
        '/api/account/email',
        { email: victim, password: PASSWORD },
        { headers: { cookie } },
        elsewhere(),
      );
    }

    expect(await mailsTo(victim)).toBe(5);
  });

  it('for changes of address, are ten an hour from one network', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const cookie = await confirmedUser();
      const email = `${n}-${victim}`;
      const body = { email, password: PASSWORD };
      statuses.push((await gateway.post('/api/account/email', body, { headers: { cookie } })).status);
    }

    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('by registrations with its tags, are ten an hour from one network', async () => {
    for (let n = 0; n < 12; n += 1) {
      await gateway.post('/api/register', { email: victim.replace('@', `+${n}@`), password: PASSWORD });
    }

    expect(await mailsTo(victim)).toBe(10);
  });

  it('to an address that nobody has confirmed, are ten a day, whatever they are about', async () => {
    await gateway.post('/api/register', { email: victim, password: PASSWORD });
    const [user] = await admin<[{ id: string }]>`select id from app_user where email = ${victim}`;
    for (let n = 0; n < 30; n += 1) {
      await sql`select enqueue_mail(${user.id}, 'password-changed', '{}', ${`${user.id}:${n}`}, now())`;
    }

    expect(await mailsTo(victim)).toBe(10);
  });
});
