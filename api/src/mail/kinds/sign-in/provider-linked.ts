import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';

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
