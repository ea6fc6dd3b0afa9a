import { PRODUCT_NAME } from '@aic/contract';
import { dayText } from '@aic/contract/formats';
import { z } from 'zod';
import type { MailContent } from './mail-content.ts';

export function verifyEmail({ link }: { link: string }): MailContent {
  return {
    subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
    heading: 'Confirm your e-mail address',
    paragraphs: [
      `Somebody, most likely you, has given this address to ${PRODUCT_NAME}. Confirm it, so that we can tell you when your videos and tracks are ready.`,
    ],
    action: { label: 'Confirm e-mail address', url: link },
    note: 'The link works once, for 24 hours. If this was not you, do nothing: the address stays unconfirmed.',
  };
}

/** To the address that an account has. @param email the one that it is to have */
export function changeEmailOld({ email, link }: { email: string; link: string }): MailContent {
  return {
    subject: `Confirm the new address of your ${PRODUCT_NAME} account`,
    heading: 'Change your e-mail address?',
    paragraphs: [
      `Somebody, most likely you, wants the address of your account to be ${email}. It changes once you have confirmed it here and there.`,
    ],
    action: { label: 'Confirm the change', url: link },
    note: 'The link works once, for 24 hours. If this was not you, do not press it, and set another password: somebody knows yours.',
  };
}

/** To the address that an account is to have. */
export function changeEmailNew({ link }: { link: string }): MailContent {
  return {
    subject: `Confirm this address for your ${PRODUCT_NAME} account`,
    heading: 'Is this your new address?',
    paragraphs: [
      `Somebody, most likely you, wants this to be the address of an account at ${PRODUCT_NAME}. It changes once it is confirmed here, and at the address before.`,
    ],
    action: { label: 'Confirm the change', url: link },
    note: 'The link works once, for 24 hours. If this was not you, do nothing: no account gets this address.',
  };
}

/** To the address that an account had. */
export function emailChanged(appOrigin: string): MailContent {
  return {
    subject: `Your ${PRODUCT_NAME} account has another address`,
    heading: 'Your e-mail address was changed',
    paragraphs: [
      'It was confirmed here and at the new address. From now on you sign in with the new one, and mails go there.',
      'If this was not you, write to us: somebody reads your mails.',
    ],
    action: { label: 'Write to us', url: `${appOrigin}/contact` },
  };
}

/** @param isHandedOver it was not asked for: the address was confirmed from another browser than the account was made in */
export function resetPassword({ link, isHandedOver }: { link: string; isHandedOver: boolean }): MailContent {
  return {
    subject: `Set a new password for ${PRODUCT_NAME}`,
    heading: 'Set a new password',
    paragraphs: isHandedOver
      ? [
          `The address of your ${PRODUCT_NAME} account was confirmed in a browser that was not signed in to it. Whoever made the account may be somebody else, so its password and its sessions have ended.`,
          'Set a password of your own to sign in.',
        ]
      : [
          `Somebody, most likely you, has asked for a new password for the ${PRODUCT_NAME} account of this address.`,
          'Setting it signs you out everywhere.',
        ],
    action: { label: 'Set a new password', url: link },
    note: isHandedOver
      ? 'The link works once, for 30 minutes. Later, the page for signing in sends you another one.'
      : 'The link works once, for 30 minutes. If this was not you, do nothing: your password stays as it is.',
  };
}

/** When what is in the account goes for good. */
export const deletionSchema = z.object({
  closesAt: z.iso.datetime().transform((value) => new Date(value)),
});

/** @param link null when it cannot be restored any more */
export function restoreAccount(
  { closesAt }: z.output<typeof deletionSchema>,
  { link, appOrigin }: { link: string | null; appOrigin: string },
): MailContent {
  const deleted = `Your ${PRODUCT_NAME} account was deleted. It is signed out everywhere, its public page is gone, and its subscription ends now.`;
  const mail = { subject: `Your ${PRODUCT_NAME} account was deleted`, heading: 'Your account was deleted' };
  if (link === null) {
    return {
      ...mail,
      paragraphs: [
        deleted,
        'What was in it is being removed within 30 days. Invoices stay as long as the law asks.',
      ],
      action: { label: `Go to ${PRODUCT_NAME}`, url: appOrigin },
    };
  }
  return {
    ...mail,
    paragraphs: [
      deleted,
      `On ${dayText(closesAt)} the removal of what is in it begins. Until then you can take it back. Invoices stay as long as the law asks.`,
    ],
    action: { label: 'Take my account back', url: link },
    note: 'The link works once. Was this not you? Take the account back, and set another password.',
  };
}

export const dataExportReadySchema = z.object({ expiresAt: z.iso.datetime() });

/** Leads to a page that asks who is there: a mail may be read by others. */
export function dataExportReady(
  { expiresAt }: z.output<typeof dataExportReadySchema>,
  appOrigin: string,
): MailContent {
  return {
    subject: 'The copy of your data is ready',
    heading: 'The copy of your data is ready',
    paragraphs: [
      'The copy that was asked for in your account can be downloaded there now.',
      'If it was not you who asked, change your password and end the sessions you do not know: both are on the same page.',
    ],
    facts: [['Available until', `${dayText(expiresAt)} (UTC)`]],
    action: { label: 'Go to your data', url: `${appOrigin}/account/security` },
    note: 'You have to be signed in to download it.',
  };
}
