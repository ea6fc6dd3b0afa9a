import type { PlatformDeps } from '../platform/deps.ts';
import { redactSecrets } from '../platform/http/log/logger.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { claimMail, type DueMail, findUnsubscribeKey, markFailed, markSent } from './mail.repo.ts';
import { makeMailLink } from './make-link.ts';
import { NOTIFICATIONS, renderMail } from './render-mail.ts';
import { resultPicture } from './result-picture.ts';

const MINUTE_MS = 60_000;

/** Before each further attempt; after the last the mail is given up. About two days, as mail servers do it. */
const RETRY_DELAYS_MS = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

export type MailDeps = Pick<PlatformDeps, 'config' | 'sql' | 'clock' | 'logger' | 'storage'> & {
  mailer: Mailer;
};

/**
 * Returns a function that sends what is due, one mail after the other, until nothing is left or one could not be handed
 * over: then the next call goes on with another.
 *
 * Any number of workers may do it. A mail is sent once, with one exception: a worker that dies after the mail server
 * has accepted it and before that is written down. The second copy has the same Message-ID.
 */
export function createMailSender(deps: MailDeps): (signal: AbortSignal) => Promise<void> {
  let unsubscribeKey: Buffer | null = null;

  async function attempt(mail: DueMail): Promise<boolean> {
    if (NOTIFICATIONS.has(mail.kind) && !isWanted(mail)) {
      await markFailed(deps.sql, mail, 'not wanted any more', null);
      return true;
    }
    unsubscribeKey ??= await findUnsubscribeKey(deps.sql);
    // Made only now, so that the database never holds a link in clear.
    const link = await makeMailLink(deps, mail);
    if (link === null) return true;
    const rendered = await renderMail(mail, {
      appOrigin: deps.config.appOrigin,
      unsubscribeKey,
      link: link.url,
      picture: await readPicture(mail),
    }).catch((error: unknown) => asError(error));
    if (rendered instanceof Error) {
      deps.logger.error({ err: rendered, mailId: mail.id, kind: mail.kind }, 'a mail could not be written');
      await markFailed(deps.sql, mail, rendered.message, null);
      return true;
    }
    const failure = await deps.mailer.send(rendered).then(
      () => null,
      (error: unknown) => asError(error),
    );
    if (failure === null) {
      await markSent(deps.sql, mail, deps.clock.now());
      return true;
    }
    const retryAt = retryTime(mail, failure, deps.clock.now());
    deps.logger.warn(
      { err: failure, mailId: mail.id, kind: mail.kind, retryAt },
      retryAt ? 'a mail could not be sent; it is tried again' : 'a mail could not be sent and is given up',
    );
    await markFailed(deps.sql, mail, redactSecrets(failure.message), retryAt);
    return false;
  }

  /** A mail is worth sending without. */
  async function readPicture({ id, picture }: DueMail): Promise<Buffer | null> {
    if (picture === null) return null;
    try {
      return await resultPicture(deps.storage, picture);
    } catch (error) {
      deps.logger.warn({ err: error, mailId: id }, 'a mail goes without its picture');
      return null;
    }
  }

  return async function sendMails(signal) {
    while (!signal.aborted) {
      const mail = await claimMail(deps.sql, deps.clock.now());
      if (mail === null || !(await attempt(mail))) return;
    }
  };
}

/** At the moment it is sent: the user may have changed their mind, their address, or removed the item. */
function isWanted({ isVerified, wantsNotifications, prompt }: DueMail): boolean {
  return isVerified && wantsNotifications && prompt !== null;
}

/** Null: there is no sense in another attempt, or there were enough. */
function retryTime({ attempt }: DueMail, error: Error, now: Date): Date | null {
  const delayMs = RETRY_DELAYS_MS[attempt - 1];
  return delayMs === undefined || isRefusedForGood(error) ? null : new Date(now.getTime() + delayMs);
}

/** The server has refused this recipient or message with a permanent code (RFC 5321 section 4.2.1). */
function isRefusedForGood(error: Error): boolean {
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
