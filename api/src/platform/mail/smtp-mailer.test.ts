import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const MAIL = {
  id: '01999999-0000-7000-8000-00000000abcd',
  kind: 'receipt',
  to: 'ada@example.com',
  subject: 'Your receipt',
  html: '<p>Hello</p>',
  text: 'Hello',
  unsubscribeUrl: null,
  picture: null,
};

const closers: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Received {
  from: string;
  to: string[];
  message: string;
}

/** A mail server on a port of its own. It offers no TLS. */
async function startMailServer(refused: readonly string[] = []) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_, session, callback) => callback(null, { user: session.id }),
    onRcptTo: ({ address }, _, callback) =>
      callback(
        refused.includes(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
      ),
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        });
        callback(null);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  // Safe because it listens on a port, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  return { port, received };
}

function createMailer(url: string): Mailer {
  const config = parseConfig({ SMTP_URL: url, MAIL_FROM: 'AI Creative <studio@example.com>' });
  const mailer = createSmtpMailer(config, url);
  closers.push(() => mailer.close());
  return mailer;
}

describe('the SMTP mailer', () => {
  it('hands the mail over in the configured name', async () => {
    const { port, received } = await startMailServer();

    await createMailer(`smtp://127.0.0.1:${port}`).send(MAIL);

    expect(received).toMatchObject([{ from: 'studio@example.com', to: ['ada@example.com'] }]);
    expect(received[0]?.message).toContain('From: AI Creative <studio@example.com>');
    expect(received[0]?.message).toContain('Message-ID: <01999999-0000-7000-8000-00000000abcd@localhost>');
  });

  it('says with which code a recipient was refused', async () => {
    const { port } = await startMailServer([MAIL.to]);

    await expect(createMailer(`smtp://127.0.0.1:${port}`).send(MAIL)).rejects.toMatchObject({
      code: 'EENVELOPE',
      responseCode: 550,
    });
  });

  it('sends no password to a server without TLS', async () => {
    const { port, received } = await startMailServer();

    await expect(createMailer(`smtp://user:secret@127.0.0.1:${port}`).send(MAIL)).rejects.toThrow(/TLS/);
    expect(received).toEqual([]);
  });

  it('fails when no server listens', async () => {
    await expect(createMailer('smtp://127.0.0.1:1').send(MAIL)).rejects.toMatchObject({
      code: 'ESOCKET',
    });
  });
});
