import { z } from 'zod';
import { smtpUrl } from './values.ts';

/** Through which server mails go, and in whose name. */
export const mailVariables = {
  SMTP_URL: smtpUrl().optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
      'must be like Studio <studio@example.com>',
    )
    .optional(),
  CONTACT_EMAIL: z.email().optional(),
};

type MailEnvironment = z.output<z.ZodObject<typeof mailVariables>>;

export function mailSettings(env: MailEnvironment) {
  const from = env.MAIL_FROM ?? 'AI Creative <studio@localhost>';
  return {
    /** Null: mails are written to files in `dataDir`. */
    smtpUrl: env.SMTP_URL ?? null,
    from,
    /** Where messages of the contact form go. */
    contactEmail: env.CONTACT_EMAIL ?? addressOf(from),
  };
}

/** A server that takes mails wants to know from whom; a made-up address would be refused everywhere. */
export function requireSender(context: z.core.ParsePayload<MailEnvironment>): void {
  const { SMTP_URL, MAIL_FROM } = context.value;
  if (SMTP_URL === undefined || MAIL_FROM !== undefined) return;
  context.issues.push({
    code: 'custom',
    path: ['MAIL_FROM'],
    input: undefined,
    message: 'is needed with SMTP_URL',
  });
}

/** `Studio <studio@example.com>` or the address alone. */
const addressOf = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
