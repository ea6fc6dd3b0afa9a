import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';

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
