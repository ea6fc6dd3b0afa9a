import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from './mail-content.ts';

export function passwordChanged(appOrigin: string): MailContent {
  return {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'A new password was set for your account, and every other session was signed out.',
      'If this was you, there is nothing to do. If it was not, set another password now.',
    ],
    action: { label: 'Set another password', url: `${appOrigin}/forgot-password` },
  };
}

interface LinkedProvider {
  issuer: string;
  /** The account's address was never confirmed. */
  isHandedOver: boolean;
}

export function providerLinked({ issuer, isHandedOver }: LinkedProvider, appOrigin: string): MailContent {
  const host = URL.parse(issuer)?.hostname ?? issuer;
  return {
    subject: `Your ${PRODUCT_NAME} account has another way to sign in`,
    heading: 'Another way to sign in',
    paragraphs: [
      `Your account was signed in with ${host} for the first time. From now on this opens it, too.`,
      isHandedOver
        ? 'This address was never confirmed before, so the password that somebody had set with it is gone, as is what they had written on your profile and public page, and all other sessions have ended.'
        : 'If this was not you, secure your account there, and look here at where you are signed in.',
    ],
    action: { label: 'See where you are signed in', url: `${appOrigin}/account/security` },
  };
}

export function providerUnlinked({ issuer }: { issuer: string }, appOrigin: string): MailContent {
  const host = URL.parse(issuer)?.hostname ?? issuer;
  return {
    subject: `Your ${PRODUCT_NAME} account has one way less to sign in`,
    heading: 'A way to sign in is gone',
    paragraphs: [
      `${host} does not sign you in to your account any more.`,
      'If this was not you, set another password, and look here at where you are signed in.',
    ],
    action: { label: 'See where you are signed in', url: `${appOrigin}/account/security` },
  };
}

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
