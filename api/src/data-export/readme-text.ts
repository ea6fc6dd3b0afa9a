import { PRODUCT_NAME } from '@aic/contract';

/** What `README.txt` says. @param missing names of media files that could not be found */
export function readmeText({ now, missing }: { now: Date; missing: readonly string[] }): string {
  return [
    `Your data at ${PRODUCT_NAME}, as of ${now.toISOString()}`,
    '',
    'profile.json           your account: names, e-mail address, settings, plan, credits, folders, templates and passkeys',
    'credits.json           every move of your credits, the oldest first',
    'generations.json       everything you have made, also what lies in the bin: prompt, settings, dates, state, whether it has a link that others can open, and the names of its files',
    'uploads.json           the pictures you have uploaded and can use again, with the names of their files',
    'invoices.json          your invoices; amounts in the smallest unit of their currency',
    'sessions.json          where you are signed in',
    'contact-messages.json  what you have written to us with your address, if it is confirmed',
    'media/                 your pictures, videos and tracks, and the pictures you have uploaded for them',
    '',
    'Names in media/ begin with what made the file and the day (UTC); the part behind it is the end of the id in generations.json or uploads.json.',
    'Small previews are left out: they are made of the same pictures. Times are in UTC, as ISO 8601.',
    'The .json files are text in UTF-8 and open in any editor.',
    ...(missing.length === 0
      ? []
      : [
          '',
          'These files are named in generations.json or uploads.json, but were not found in our store:',
          ...missing.map((name) => `- ${name}`),
        ]),
    '',
  ].join('\r\n');
}
