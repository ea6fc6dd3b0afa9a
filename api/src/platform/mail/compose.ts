import { CONTROL_CHARACTERS } from '@aic/contract/schemas';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { type OutgoingMail, PICTURE_ID } from './mailer.ts';

/**
 * The message as nodemailer takes it. The Message-ID follows from the row's id: should a worker die between sending and
 * writing down that it did, the second copy carries the same one, and mail servers and clients can tell.
 */
export function compose(config: Pick<Config, 'appOrigin' | 'mail'>, mail: OutgoingMail): SendMailOptions {
  const { unsubscribeUrl } = mail;
  return {
    messageId: `<${mail.id}@${new URL(config.appOrigin).hostname}>`,
    from: config.mail.from,
    // As an object, so that nothing in it is read as a second address.
    to: { name: '', address: mail.to.replaceAll(CONTROL_CHARACTERS, '') },
    subject: mail.subject.replaceAll(CONTROL_CHARACTERS, ' '),
    html: mail.html,
    text: mail.text,
    ...(mail.picture && {
      attachments: [
        { filename: 'result.jpg', content: mail.picture, cid: PICTURE_ID, contentDisposition: 'inline' },
      ],
    }),
    headers: {
      // Mailing programs then send no notes of absence back (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === null
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
