import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql);
afterAll(() => gateway.stop());
beforeEach(() => admin`delete from rate_limit`);

const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Receipt',
  message: 'Where\r\nis it?',
  fax: '',
};

/** As a browser sends a form of our page by itself. */
async function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString();
  const response = await gateway.request(path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...headers,
    },
  });
  return { response, to: response.headers.get('location') };
}
const stored = () => admin`select name, email, subject, category, message from contact_message`;

describe('the contact form without JavaScript', () => {
  it('takes the message, and leads to a page that says so', async () => {
    const { response, to } = await submit('/contact', MESSAGE);

    expect([response.status, to]).toEqual([303, '/contact?sent=1']);
    const { fax: _, ...kept } = MESSAGE;
    await expect(stored()).resolves.toEqual([{ ...kept, message: 'Where\nis it?', category: 'general' }]);
  });

  it('takes a message once that is sent twice', async () => {
    await admin`delete from contact_message`;
    const subject = 'Pressed twice';

    const responses = await Promise.all([
      submit('/contact', { ...MESSAGE, subject }),
      submit('/contact', { ...MESSAGE, subject }),
    ]);

    expect(responses.map(({ to }) => to)).toEqual(['/contact?sent=1', '/contact?sent=1']);
    await expect(stored()).resolves.toHaveLength(1);
  });

  it('leads back to the form, which says why nothing was sent', async () => {
    await admin`delete from contact_message`;

    expect(await submit('/contact?problem=failed', { ...MESSAGE, email: 'ada' })).toMatchObject({
      response: { status: 303 },
      to: '/contact?problem=invalid',
    });
    for (let n = 0; n < 5; n += 1) await submit('/contact', { ...MESSAGE, subject: `Receipt ${n}` });
    const late = await submit('/contact', { ...MESSAGE, subject: 'One too many' });
    expect(late.to).toBe('/contact?problem=too-many');
    await expect(stored()).resolves.toHaveLength(5);
  });

  it('says so when the gateway itself fails', async () => {
    const now = () => {
      throw new Error('no time');
    };
    const broken = createTestGateway(sql, {}, { clock: { now } });
    const response = await broken.request('/contact', {
      method: 'POST',
      body: new URLSearchParams(MESSAGE),
    });
    broken.stop();

    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?problem=failed']);
  });

  it('is no longer than a message can be', async () => {
    expect((await submit('/contact', { ...MESSAGE, message: 'x'.repeat(70_000) })).response.status).toBe(413);
  });

  it('is taken from our own pages alone', async () => {
    const { response } = await submit('/contact', MESSAGE, { 'sec-fetch-site': 'cross-site' });

    expect(response.status).toBe(403);
  });
});

describe('the sign-in form without JavaScript', () => {
  it.each(['/auth', '/auth?tab=sign-up', '/auth?returnTo=%2Fmusic'])(
    'leads back to %s, which says what it needs, and starts no session',
    async (path) => {
      const { response, to } = await submit(path, { email: 'ada@example.com', password: 'correct horse' });

      expect([response.status, to]).toEqual([303, path]);
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  it('leads to no other place, whatever the address says', async () => {
    expect((await submit('/auth?//evil.example', {})).to).toBe('/auth?//evil.example');
  });
});
