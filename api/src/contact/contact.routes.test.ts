import { CONTACT_CATEGORIES } from '@aic/contract/contact';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { countAs } from '../../test/gateway/count-as.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../test/gateway/memory-mailer.ts';
import { emailKey } from '../identity/auth/email-key.ts';
import { createMailSender } from '../mail/send-mails.ts';
import { CONTACT_SWEEPS } from './contact-tasks.ts';

const { sql, admin } = await createTestDatabase();
const NOW = new Date('2030-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
let now = NOW;
const gateway = createTestGateway(sql, { CONTACT_EMAIL: 'desk@example.com' }, { clock: { now: () => now } });
const mailer = createMemoryMailer();
const sendMails = createMailSender({ ...gateway.deps, mailer });
afterAll(() => gateway.stop());

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A question',
  category: 'billing',
  message: 'Hello,\n\nwhere is my receipt?',
};

const send = (changes: object = {}, address?: string) =>
  gateway.post('/api/contact', { ...MESSAGE, ...changes }, {}, address);
const stored = () =>
  admin`select name, email, subject, category, message, created_at from contact_message order by id`;

async function mailed() {
  await sendMails(new AbortController().signal);
  return mailer.sent;
}

beforeEach(async () => {
  now = NOW;
  mailer.sent.length = 0;
  await admin`delete from contact_message`;
  await admin`delete from mail`;
  await admin`delete from rate_limit`;
});

it('stores a message of anybody and mails it to us', async () => {
  expect((await send()).status).toBe(202);

  await expect(stored()).resolves.toEqual([{ ...MESSAGE, created_at: NOW }]);
  const [mail] = await mailed();
  expect(mail).toMatchObject({
    to: 'desk@example.com',
    kind: 'contact',
    subject: 'New message from the contact form (billing)',
    unsubscribeUrl: null,
  });
  expect(mail?.text).toContain('where is my receipt?');
  expect(mail?.text).toContain('From: Ada Lovelace');
  // Each line of the message is a line in the mail.
  expect(mail?.html).toMatch(/>\s*Hello,\s*<\/p>/);
});

it('takes the sender’s own address as the place of messages where none is set', () => {
  const { deps, stop } = createTestGateway(sql, {
    MAIL_FROM: 'Studio <studio@example.com>',
    CONTACT_EMAIL: '',
  });
  stop();
  expect(deps.config.mail.contactEmail).toBe('studio@example.com');
});

describe('a message that is sent again with its key', () => {
  const sendWith = (key: string, changes: object = {}) =>
    gateway.post('/api/contact', { ...MESSAGE, ...changes }, { headers: { 'idempotency-key': key } });

  it('is stored and mailed once, however many come at the same time', async () => {
    const responses = await Promise.all([sendWith('key-1'), sendWith('key-1'), sendWith('key-1')]);

    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202]);
    await expect(stored()).resolves.toHaveLength(1);
    await expect(mailed()).resolves.toHaveLength(1);
  });

  it('is taken although the limit is reached: it was counted before', async () => {
    for (let n = 0; n < 4; n += 1) await sendWith(`other-${n}`);
    await sendWith('key-1');

    expect((await sendWith('key-1')).status).toBe(202);
    expect((await sendWith('key-2')).status).toBe(429);
  });

  it('is another message with another key, or with another text', async () => {
    for (const [key, message] of [
      ['key-1', 'One'],
      ['key-2', 'One'],
      ['key-1', 'Two'],
    ] as const) {
      expect((await sendWith(key, { message })).status).toBe(202);
    }

    await expect(stored()).resolves.toHaveLength(3);
  });
});

describe('[5.contact] what is required', () => {
  it.each(['name', 'email', 'subject', 'message'])(
    'refuses a message without %s, and says so there',
    async (field) => {
      for (const value of ['', '   ', undefined]) {
        const response = await send({ [field]: value });
        expect(response.status).toBe(400);
        await expect(response.json()).resolves.toMatchObject({
          fields: { [field]: expect.stringMatching(/^Please enter/) },
        });
      }
      await expect(stored()).resolves.toEqual([]);
    },
  );

  it('refuses what is no e-mail address', async () => {
    for (const email of ['ada', 'ada@', 'ada@example.com\r\nBcc: all@example.com']) {
      expect((await send({ email })).status).toBe(400);
    }
  });

  it('needs no category: it is then a general one', async () => {
    expect((await send({ category: undefined })).status).toBe(202);
    await expect(stored()).resolves.toMatchObject([{ category: 'general' }]);
  });

  it('[9.lists] knows six categories and no other', async () => {
    expect(CONTACT_CATEGORIES).toEqual(['general', 'billing', 'technical', 'feature', 'business', 'bug']);
    expect((await send({ category: 'gossip' })).status).toBe(400);
    for (const [index, category] of CONTACT_CATEGORIES.entries()) {
      const response = await send({ category, email: `ada${index}@example.com` }, `198.51.${index}.1`);
      expect(response.status).toBe(202);
    }
  });

  it.each([
    ['name', 101],
    ['subject', 151],
    ['message', 5001],
  ])('refuses a %s of %i characters', async (field, length) => {
    expect((await send({ [field]: 'x'.repeat(length) })).status).toBe(400);
    expect((await send({ [field]: 'x'.repeat(length - 1) })).status).toBe(202);
  });
});

it('keeps an address in the form in which an account is found by it', async () => {
  await send({ email: 'ada@bücher.example' });

  await expect(
    admin`select is_address_of(email, ${emailKey('ada@BÜCHER.example')}) as "isFound" from contact_message`,
  ).resolves.toEqual([{ isFound: true }]);
});

it('keeps line breaks of one-line fields out of what is stored and of every header', async () => {
  await send({ name: 'Ada\r\nBcc: all@example.com', subject: 'Hi\r\nX-Evil: 1\u2028' });

  await expect(stored()).resolves.toMatchObject([
    { name: 'Ada Bcc: all@example.com', subject: 'Hi X-Evil: 1' },
  ]);
  const [mail] = await mailed();
  expect(mail?.subject).toBe('New message from the contact form (billing)');
  expect(mail?.html).not.toContain('\nX-Evil');
});

it('shows markup of a stranger as text, and builds a reply link that carries nothing else', async () => {
  await send({ message: '<img src=x onerror=alert(1)>', subject: 'a&bcc=all@example.com' });
  const html = (await mailed())[0]?.html ?? '';
  expect(html).not.toContain('<img');
  expect(html).toContain('mailto:ada@example.com?subject=Re%3A%20a%26bcc%3Dall%40example.com');
});

it('answers a program that fills in the hidden field as everyone, and stores and mails nothing', async () => {
  const [honest, program] = [await send(), await send({ fax: '+1 555 0100' })];

  expect([program.status, await program.text()]).toEqual([honest.status, await honest.text()]);
  await expect(stored()).resolves.toHaveLength(1);
  await expect(mailed()).resolves.toHaveLength(1);
});

describe('limits', () => {
  it('takes five an hour from one network', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await send({ email: `ada${n}@example.com` })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await send({}, '198.51.100.7')).status).toBe(202);
    now = new Date(NOW.getTime() + 3_600_000);
    expect((await send({ email: 'late@example.com' })).status).toBe(202);
  });

  it('takes twenty a day from one network', async () => {
    expect((await send()).status).toBe(202);
    await countAs(admin, 19);
    const laterOn = async (hours: number) => {
      now = new Date(NOW.getTime() + hours * 3_600_000);
      return (await send({ subject: `Message ${hours}` })).status;
    };
    expect([await laterOn(1), await laterOn(2)]).toEqual([202, 429]);
  });

  it('lets no stranger use up what the owner of an address may send, by writing in their name', async () => {
    for (let n = 0; n < 30; n += 1) await send({ subject: `In her name ${n}` }, `198.51.${n}.1`);

    expect((await send({}, '203.0.113.7')).status).toBe(202);
  });
});

it('keeps messages for a year', async () => {
  await send();
  const sweep = CONTACT_SWEEPS.find(({ name }) => name === 'old contact messages');
  await sweep?.run(sql, new Date(NOW.getTime() + 364 * DAY_MS));
  await expect(stored()).resolves.toHaveLength(1);
  await sweep?.run(sql, new Date(NOW.getTime() + 366 * DAY_MS));
  await expect(stored()).resolves.toEqual([]);
});
