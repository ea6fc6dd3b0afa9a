import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** Where mails lie that no mail server takes. */
function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/**
 * Without a mail server: each mail becomes `<time>-<kind>.eml` as it would be sent, and beside it the `.html` to look
 * at. The links in them open accounts, so only this user of the machine may read them.
 */
export function createOutboxMailer(
  config: Pick<Config, 'appOrigin' | 'mail' | 'dataDir'>,
  clock: Clock,
): Mailer {
  const folder = outboxFolder(config.dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(config, mail));
      const time = clock.now().toISOString().replaceAll(/[-:.]/g, '');
      // The end of the id keeps mails of one millisecond apart.
      const path = join(folder, `${time}-${mail.id.slice(-6)}-${mail.kind}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.eml`, message, { mode: 0o600 });
      await writeFile(`${path}.html`, mail.html, { mode: 0o600 });
    },
    close: () => undefined,
  };
}
