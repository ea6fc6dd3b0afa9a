import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';

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
