import type { Config } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The mail server that is configured, else files in the data folder. */
export function createMailer(config: Pick<Config, 'appOrigin' | 'mail' | 'dataDir'>, clock: Clock): Mailer {
  const { smtpUrl } = config.mail;
  return smtpUrl === null ? createOutboxMailer(config, clock) : createSmtpMailer(config, smtpUrl);
}
