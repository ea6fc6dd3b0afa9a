import { PRODUCT_NAME } from '@aic/contract';
import { z } from 'zod';
import type { MailContent } from './mail-content.ts';

export const remoteFailingSchema = z.object({
  remote: z.string(),
  channel: z.string(),
  build: z.string(),
  /** What users have instead; null when the build stays. */
  previous: z.string().nullable(),
  /** Users for whom it failed, of `users` who loaded it. */
  failed: z.int(),
  users: z.int(),
});

/** To admins. */
export function remoteFailing(
  { remote, channel, build, previous, failed, users }: z.output<typeof remoteFailingSchema>,
  appOrigin: string,
): MailContent {
  const wasRolledBack = previous !== null;
  return {
    subject: `${PRODUCT_NAME}: a build of ${remote} ${wasRolledBack ? 'was taken back' : 'fails'}`,
    heading: wasRolledBack
      ? `${remote} is back at the build before`
      : `${remote} fails, and nothing was done`,
    paragraphs: wasRolledBack
      ? [
          'Loading the build failed for too many users, so everybody has the one before again. The channel is pinned: no start moves it until somebody releases a build or lets it follow the workspace.',
        ]
      : [
          'Loading the build fails for too many users. It was not taken back: there is no build before it, or an automatic rollback has brought it, and then another one would hardly help. Look at what it needs, release a repaired build, or switch the tool off.',
        ],
    facts: [
      ['Tool', remote],
      ['Channel', channel],
      ['Build', build],
      ['Users have', previous ?? build],
      ['Failed for', `${failed} of ${users} users in the last minutes`],
    ],
    action: { label: 'See releases', url: `${appOrigin}/admin` },
  };
}
