import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** Long enough for a busy server, far shorter than a claim of a mail lasts. */
const PATIENCE_MS = 10_000;

/**
 * Sends through the mail server at `smtpUrl`.
 *
 * A password is never sent in clear: with one, the server has to offer TLS.
 */
export function createSmtpMailer(config: Pick<Config, 'appOrigin' | 'mail'>, smtpUrl: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && password !== '',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail(compose(config, mail));
    },
    close: () => transport.close(),
  };
}
