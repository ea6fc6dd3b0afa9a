import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/**
 * The link of a mail that the studio has written for a user, once it is there.
 * @param kind as in the file's name, e.g. `verify-email`
 * @param path where the link leads, e.g. `/verify-email`
 */
export async function mailedLink(email: string, kind: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await findLink(email, kind, path)), { message: `a mail of ${kind}` })
    .toBeDefined();
  return link ?? '';
}

async function findLink(email: string, kind: string, path: string): Promise<string | undefined> {
  const folder = join(inject('dataDir'), 'outbox');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.endsWith(`-${kind}.eml`))) {
    const message = await readFile(join(folder, name), 'utf8');
    if (!message.includes(`To: ${email}`)) continue;
    const html = await readFile(join(folder, name.replace(/eml$/, 'html')), 'utf8').catch(() => '');
    const link = [...html.matchAll(/href="([^"]+)"/g)].find(([, url]) => url?.includes(`${path}?token=`));
    if (link) return link[1];
  }
  return undefined;
}
