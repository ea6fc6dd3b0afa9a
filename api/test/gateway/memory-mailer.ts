import type { Mailer, OutgoingMail } from '../../src/platform/mail/mailer.ts';

interface MemoryMailer extends Mailer {
  sent: OutgoingMail[];
  /** Thrown by the next attempts, one each. */
  failures: Error[];
}

/** Keeps what is sent. */
export function createMemoryMailer(): MemoryMailer {
  const sent: OutgoingMail[] = [];
  const failures: Error[] = [];
  return {
    sent,
    failures,
    async send(mail) {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(mail);
    },
    close: () => undefined,
  };
}
