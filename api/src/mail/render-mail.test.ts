import { readFile, readdir, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../platform/config/config.ts';
import { createOutboxMailer } from '../platform/mail/outbox-mailer.ts';
import type { DueMail } from './mail.repo.ts';
import { renderMail } from './render-mail.ts';

const KEY = Buffer.alloc(32, 1);
const ORIGIN = 'https://studio.example.com';
const PAYMENT = {
  amount: 799,
  currency: 'usd',
  plan: 'pro',
  invoice: 'in_1',
  number: 'AIC-0001',
  date: '2030-01-31T23:59:59.123456+00:00',
};

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

function mail(overrides: Partial<DueMail>): DueMail {
  return {
    id: '01999999-0000-7000-8000-00000000abcd',
    userId: '01999999-0000-7000-8000-000000000001',
    to: 'ada@example.com',
    kind: 'receipt',
    payload: PAYMENT,
    attempt: 1,
    isVerified: true,
    wantsNotifications: true,
    prompt: null,
    picture: null,
    ...overrides,
  };
}

function render(overrides: Partial<DueMail>, picture: Buffer | null = null) {
  const link = `${ORIGIN}/verify-email?token=t`;
  return renderMail(mail(overrides), { appOrigin: ORIGIN, unsubscribeKey: KEY, link, picture });
}

/** As it lies in the outbox, read back by a parser of mails. */
async function deliver(overrides: Partial<DueMail>, picture: Buffer | null = null) {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  folders.push(dataDir);
  const config = parseConfig({ APP_ORIGIN: ORIGIN, DATA_DIR: dataDir });
  const clock = { now: () => new Date('2030-02-01T10:20:30.456Z') };
  await createOutboxMailer(config, clock).send(await render(overrides, picture));
  const files = (await readdir(join(dataDir, 'outbox'))).toSorted();
  const raw = await readFile(join(dataDir, 'outbox', files[0] ?? ''));
  return { files, raw: raw.toString(), parsed: await PostalMime.parse(raw) };
}

describe('a mail in the outbox', () => {
  it('is a message with its text, its HTML and an id of its own, beside a page to look at', async () => {
    const { files, parsed } = await deliver({});

    expect(files).toEqual([
      '20300201T102030456Z-00abcd-receipt.eml',
      '20300201T102030456Z-00abcd-receipt.html',
    ]);
    expect(parsed).toMatchObject({
      messageId: '<01999999-0000-7000-8000-00000000abcd@studio.example.com>',
      to: [{ address: 'ada@example.com' }],
      subject: 'Your receipt from AI Creative',
    });
    expect(parsed.text).toContain('Amount: $7.99');
    expect(parsed.html).toContain('<h1');
  });

  it.each([
    'verify-email',
    'reset-password',
    'password-changed',
    'receipt',
    'payment-failed',
    'payment-action-required',
    'payment-returned',
    'subscription-ended',
  ])('has no unsubscribe link when it is one of those that everybody gets: %s', async (kind) => {
    const { parsed } = await deliver({ kind });

    expect(parsed.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    expect(parsed.text).not.toContain('nsubscribe');
  });

  it('can be ended by one POST (RFC 8058) when it is a notification', async () => {
    const payload = { kind: 'video', generation: '01999999-0000-7000-8000-000000000002' };
    const { parsed } = await deliver({ kind: 'generation-ready', payload, prompt: 'waves' });

    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toMatch(
      /^<https:\/\/studio\.example\.com\/api\/unsubscribe\?token=[\w.-]+>$/,
    );
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(parsed.text).toContain(`${ORIGIN}/unsubscribe?token=`);
  });

  it('brings the picture that it shows, with its words for who sees none, and leads to the item', async () => {
    const payload = { kind: 'video', generation: '01999999-0000-7000-8000-000000000002' };
    const of = { kind: 'generation-ready', payload, prompt: 'waves' };
    const { parsed } = await deliver(of, Buffer.from('a JPEG'));

    expect(parsed.attachments).toMatchObject([
      { mimeType: 'image/jpeg', contentId: '<result>', disposition: 'inline' },
    ]);
    expect(parsed.html).toMatch(/<img\s+src="cid:result"\s+alt="waves"/);
    expect(parsed.text).toContain(`${ORIGIN}/video?item=${payload.generation}\n`);
    expect((await deliver(of)).parsed.html).not.toContain('<img');
  });

  it('lets no address begin a header or a second recipient', async () => {
    const { parsed, raw } = await deliver({ to: 'a@example.com\r\nBcc: spy@example.com' });

    expect(raw).not.toMatch(/^bcc:/im);
    expect(parsed.to).toHaveLength(1);
    expect(parsed.bcc ?? []).toEqual([]);
  });
});

describe('what a mail says', () => {
  it('leads to the account for a copy of the data, not to the file, and says until when it is there', async () => {
    const { text, html, unsubscribeUrl } = await render({
      kind: 'data-export-ready',
      payload: { expiresAt: '2030-02-08T10:00:00.000Z' },
    });

    expect(text).toContain('Available until: Feb 8, 2030 (UTC)');
    expect(text).toContain(`Go to your data: ${ORIGIN}/account/security\n`);
    expect(text + html).not.toContain('/api/account/export');
    expect(unsubscribeUrl).toBeNull();
  });

  it('escapes what a user has typed, and keeps it out of the headers', async () => {
    const prompt = '<img src=x onerror=alert(1)> "waves"\r\nBcc: spy@example.com';
    const rendered = await render({ kind: 'generation-ready', payload: { kind: 'music' }, prompt });

    expect(rendered.html).not.toContain('<img');
    expect(rendered.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(rendered.subject).toBe('Your track is ready');
    expect(rendered.text).toContain(`${ORIGIN}/music`);
  });

  it('cuts a long prompt between characters', async () => {
    const rendered = await render({
      kind: 'generation-ready',
      payload: { kind: 'video' },
      prompt: '🌊'.repeat(200),
    });

    expect(rendered.text).toContain(`“${'🌊'.repeat(159)}…”`);
  });

  it.each([
    [{ amount: 1999, currency: 'usd' }, '$19.99'],
    [{ amount: 500, currency: 'jpy' }, '¥500'],
  ])('writes amounts as their currency does: %j', async (payload, amount) => {
    expect((await render({ payload: { ...PAYMENT, ...payload } })).text).toContain(`Amount: ${amount}\n`);
  });

  it('names the day by UTC, from a time of Postgres and from Unix seconds', async () => {
    const seconds = Date.parse('2030-01-31T23:59:59Z') / 1000;

    for (const date of [PAYMENT.date, seconds]) {
      expect((await render({ payload: { ...PAYMENT, date } })).text).toContain('Date: Jan 31, 2030');
    }
  });

  it('leads to the invoice it is about, else to the list of them', async () => {
    expect((await render({})).text).toContain(`${ORIGIN}/account/receipt?invoice=in_1`);
    expect((await render({ payload: {} })).text).toContain(`${ORIGIN}/account/invoices`);
  });

  it.each([
    ['verify-email', `${ORIGIN}/verify-email?token=t`],
    ['password-changed', `${ORIGIN}/forgot-password`],
    ['second-factor-on', `${ORIGIN}/account/security`],
    ['second-factor-off', `${ORIGIN}/account/security`],
    ['payment-failed', `${ORIGIN}/account`],
    ['payment-action-required', `${ORIGIN}/account`],
    ['payment-returned', ORIGIN],
    ['subscription-ended', `${ORIGIN}/pricing`],
  ])('leads from %s to %s in both forms', async (kind, url) => {
    const { html, text } = await render({ kind });

    expect(html).toContain(`href="${url}"`);
    expect(text).toContain(`: ${url}\n`);
  });

  it.each(['passkey-added', 'passkey-removed'])(
    'names the passkey in %s, and leads to all of them',
    async (kind) => {
      const { subject, text } = await render({ kind, payload: { name: 'My phone' } });

      expect(text).toContain('Passkey: My phone');
      expect(text).toContain(`: ${ORIGIN}/account/security\n`);
      expect(subject).not.toContain('My phone');
    },
  );

  it.each([
    [8, '8 are left.'],
    [1, 'One is left'],
    [0, 'It was the last one'],
  ])('says how many recovery codes are left: %i', async (left, text) => {
    expect((await render({ kind: 'recovery-code-used', payload: { left } })).text).toContain(text);
  });

  it('says of a deleted account until when it can be restored, and offers nothing when it cannot', async () => {
    const kind = 'restore-account';
    const payload = { closesAt: '2030-01-31T23:59:59.123Z' };
    const options = { appOrigin: ORIGIN, unsubscribeKey: KEY, picture: null };
    const inTime = await render({ kind, payload });
    const late = await renderMail(mail({ kind, payload }), { ...options, link: null });

    expect(inTime.text).toContain('On Jan 31, 2030');
    expect(inTime.text).toContain(`: ${ORIGIN}/verify-email?token=t\n`);
    expect(late.text).toContain('Your account was deleted');
    expect(late.text).not.toContain('token=');
  });

  it('says of another way to sign in where it is, and what has become of the password', async () => {
    const of = (isHandedOver: boolean) =>
      render({ kind: 'provider-linked', payload: { issuer: 'https://id.example.com/x', isHandedOver } });

    expect((await of(false)).text).toContain('signed in with id.example.com for the first time');
    expect((await of(false)).text).toContain(`${ORIGIN}/account/security`);
    expect((await of(true)).text).toContain('the password that somebody had set with it is gone');
  });
});
