import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';

const action = (appOrigin: string) => ({ label: 'Look at it', url: `${appOrigin}/account/security` });

export function secondFactorOn(appOrigin: string): MailContent {
  return {
    subject: `Two-step sign-in is on for your ${PRODUCT_NAME} account`,
    heading: 'Two-step sign-in is on',
    paragraphs: [
      'From now on each sign-in to your account asks for a code of your authenticator app, too.',
      'If this was not you, somebody else is signed in to your account: please write to us at once.',
    ],
    action: action(appOrigin),
  };
}

export function secondFactorOff(appOrigin: string): MailContent {
  return {
    subject: `Two-step sign-in is off for your ${PRODUCT_NAME} account`,
    heading: 'Two-step sign-in is off',
    paragraphs: [
      'Your account asks for no code any more, and your recovery codes are gone.',
      'If this was not you, change your password, end all other sessions, and turn it on again.',
    ],
    action: action(appOrigin),
  };
}

/** @param left how many recovery codes were not used yet */
export function recoveryCodeUsed({ left }: { left: number }, appOrigin: string): MailContent {
  return {
    subject: `A recovery code of your ${PRODUCT_NAME} account was used`,
    heading: 'A recovery code was used',
    paragraphs: [
      `Somebody used one of your recovery codes in place of a code of your app. ${leftText(left)}`,
      'If this was not you, change your password and make new recovery codes now.',
    ],
    action: action(appOrigin),
  };
}

function leftText(left: number): string {
  if (left === 0) return 'It was the last one: make new ones.';
  return left === 1 ? 'One is left: make new ones soon.' : `${left} are left.`;
}
