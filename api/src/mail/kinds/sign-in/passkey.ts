import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';

interface PasskeyMail {
  /** Its owner's name for it. */
  name: string;
}

const action = (appOrigin: string) => ({ label: 'Look at it', url: `${appOrigin}/account/security` });

export function passkeyAdded({ name }: PasskeyMail, appOrigin: string): MailContent {
  return {
    subject: `A passkey was added to your ${PRODUCT_NAME} account`,
    heading: 'A passkey was added',
    paragraphs: [
      'Whoever has it can sign in to your account without your password, and without a code where you use two-step sign-in.',
      'If this was not you, remove it, change your password, and end all other sessions.',
    ],
    facts: [['Passkey', name]],
    action: action(appOrigin),
  };
}

export function passkeyRemoved({ name }: PasskeyMail, appOrigin: string): MailContent {
  return {
    subject: `A passkey was removed from your ${PRODUCT_NAME} account`,
    heading: 'A passkey was removed',
    paragraphs: [
      'It opens your account no more. Your device or password manager may still list it: you can delete it there.',
      'If this was not you, change your password, and end all other sessions.',
    ],
    facts: [['Passkey', name]],
    action: action(appOrigin),
  };
}
