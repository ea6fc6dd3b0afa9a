import { z } from 'zod';
import type { OutgoingMail } from '../platform/mail/mailer.ts';
import {
  changeEmailNew,
  changeEmailOld,
  dataExportReady,
  dataExportReadySchema,
  deletionSchema,
  emailChanged,
  resetPassword,
  restoreAccount,
  verifyEmail,
} from './kinds/account.ts';
import { contact, contactSchema } from './kinds/contact.ts';
import { generationReady, generationReadySchema } from './kinds/generation-ready.ts';
import type { MailContent } from './kinds/mail-content.ts';
import {
  paymentActionRequired,
  paymentFailed,
  paymentReturned,
  paymentSchema,
  receipt,
  subscriptionEnded,
} from './kinds/payments.ts';
import { remoteFailing, remoteFailingSchema } from './kinds/remote-failing.ts';
import {
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  providerLinked,
  providerUnlinked,
  recoveryCodeUsed,
  secondFactorOff,
  secondFactorOn,
} from './kinds/sign-in.ts';
import { renderHtml, renderText } from './layout.ts';
import type { DueMail } from './mail.repo.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

interface RenderContext {
  appOrigin: string;
  unsubscribeKey: Buffer;
  /** Of this mail alone, for its recipient; null in mails that prove nothing. */
  link: string | null;
  /** JPEG of what the mail is about. */
  picture: Buffer | null;
}

const providerLinkedSchema = z.object({ issuer: z.string(), isHandedOver: z.boolean() });

const resetPasswordSchema = z.object({ isHandedOver: z.boolean().default(false) });

const recoveryCodeUsedSchema = z.object({ left: z.int() });

const passkeySchema = z.object({ name: z.string() });

type Template = (mail: DueMail, context: RenderContext) => MailContent;

const TEMPLATES: Readonly<Record<string, Template>> = {
  'verify-email': (_, context) => verifyEmail({ link: requireLink(context) }),
  'reset-password': ({ payload }, context) =>
    resetPassword({ ...resetPasswordSchema.parse(payload), link: requireLink(context) }),
  'restore-account': ({ payload }, { link, appOrigin }) =>
    restoreAccount(deletionSchema.parse(payload), { link, appOrigin }),
  'change-email-old': ({ payload }, context) =>
    changeEmailOld({ ...z.object({ email: z.string() }).parse(payload), link: requireLink(context) }),
  'change-email-new': (_, context) => changeEmailNew({ link: requireLink(context) }),
  'email-changed': (_, { appOrigin }) => emailChanged(appOrigin),
  'provider-linked': ({ payload }, { appOrigin }) =>
    providerLinked(providerLinkedSchema.parse(payload), appOrigin),
  'provider-unlinked': ({ payload }, { appOrigin }) =>
    providerUnlinked(z.object({ issuer: z.string() }).parse(payload), appOrigin),
  'password-changed': (_, { appOrigin }) => passwordChanged(appOrigin),
  'data-export-ready': ({ payload }, { appOrigin }) =>
    dataExportReady(dataExportReadySchema.parse(payload), appOrigin),
  'second-factor-on': (_, { appOrigin }) => secondFactorOn(appOrigin),
  'second-factor-off': (_, { appOrigin }) => secondFactorOff(appOrigin),
  'recovery-code-used': ({ payload }, { appOrigin }) =>
    recoveryCodeUsed(recoveryCodeUsedSchema.parse(payload), appOrigin),
  'passkey-added': ({ payload }, { appOrigin }) => passkeyAdded(passkeySchema.parse(payload), appOrigin),
  'passkey-removed': ({ payload }, { appOrigin }) => passkeyRemoved(passkeySchema.parse(payload), appOrigin),
  'generation-ready': ({ payload, prompt }, { appOrigin }) =>
    generationReady({ ...generationReadySchema.parse(payload), prompt: prompt ?? '' }, appOrigin),
  'remote-failing': ({ payload }, { appOrigin }) =>
    remoteFailing(remoteFailingSchema.parse(payload), appOrigin),
  contact: ({ payload }) => contact(contactSchema.parse(payload)),
  receipt: ({ payload }, { appOrigin }) => receipt(paymentSchema.parse(payload), appOrigin),
  'payment-returned': ({ payload }, { appOrigin }) =>
    paymentReturned(paymentSchema.parse(payload), appOrigin),
  'payment-failed': ({ payload }, { appOrigin }) => paymentFailed(paymentSchema.parse(payload), appOrigin),
  'payment-action-required': ({ payload }, { appOrigin }) =>
    paymentActionRequired(paymentSchema.parse(payload), appOrigin),
  'subscription-ended': ({ payload }, { appOrigin }) =>
    subscriptionEnded(paymentSchema.parse(payload), appOrigin),
};

function requireLink({ link }: RenderContext): string {
  if (link === null) throw new Error('This mail needs a link of its own.');
  return link;
}

/** Kinds that a user can do without, and so can end. */
export const NOTIFICATIONS: ReadonlySet<string> = new Set(['generation-ready']);

/**
 * The mail as it goes out.
 * @throws Error for a kind that has no template, or a payload that its template cannot read: trying again would not
 *   help
 */
export async function renderMail(mail: DueMail, context: RenderContext): Promise<OutgoingMail> {
  const template = TEMPLATES[mail.kind];
  if (template === undefined) throw new Error(`There is no template for mails of kind ${mail.kind}.`);
  const content = template(mail, context);
  const { appOrigin, unsubscribeKey, picture } = context;
  const canEnd = mail.userId !== null && NOTIFICATIONS.has(mail.kind);
  const token = canEnd ? unsubscribeToken(mail.userId ?? '', unsubscribeKey) : null;
  const footer = {
    appOrigin,
    unsubscribePageUrl: token && `${appOrigin}/unsubscribe?token=${token}`,
  };
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.to,
    subject: content.subject,
    html: await renderHtml(content, { ...footer, hasPicture: picture !== null }),
    picture,
    text: renderText(content, footer),
    unsubscribeUrl: token && `${appOrigin}/api/unsubscribe?token=${token}`,
  };
}
