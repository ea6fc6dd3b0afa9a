import type { PlatformDeps } from '../../platform/deps.ts';
import { nullIfMissing } from '../../platform/files/null-if-missing.ts';
import type { AddEntry } from '../../platform/files/zip-stream.ts';
import { exportedGeneration, jsonList, mediaName } from './export-entries.ts';
import { readmeText } from './readme-text.ts';
import {
  readContactMessages,
  readCredits,
  readInvoices,
  readItems,
  readProfile,
  readSessions,
} from './user-data.repo.ts';

type ExportDeps = Pick<PlatformDeps, 'sql' | 'clock' | 'storage'>;

/**
 * Writes everything of a user into an archive. A media file that is missing is named in README.txt and stops nothing.
 */
export async function writeExport(deps: ExportDeps, userId: string, add: AddEntry): Promise<void> {
  const { sql } = deps;
  const now = deps.clock.now();
  const addText = (name: string, parts: AsyncIterable<string>) =>
    add(name, parts, { isCompressed: true, modifiedAt: now });

  await addText('profile.json', one(`${JSON.stringify(await readProfile(sql, userId, now), null, 2)}\n`));
  await addText('credits.json', jsonList(readCredits(sql, userId)));
  await addText('generations.json', jsonList(generationPages(deps, userId)));
  await addText('invoices.json', jsonList(one(await readInvoices(sql, userId))));
  await addText('sessions.json', jsonList(one(await readSessions(sql, userId, now))));
  await addText('contact-messages.json', jsonList(one(await readContactMessages(sql, userId))));
  const missing = await addMedia(deps, userId, add);
  await addText('README.txt', one(readmeText({ now, missing })));
}

async function* generationPages({ sql }: ExportDeps, userId: string) {
  for await (const page of readItems(sql, userId)) yield page.map(exportedGeneration);
}

/** @returns the names of those that were not found */
async function addMedia(
  { sql, storage }: ExportDeps,
  userId: string,
  add: AddEntry,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for await (const items of readItems(sql, userId)) {
    for (const item of items) {
      for (const file of item.files) {
        const name = mediaName(item, file);
        const object = await storage.stat(file.key);
        // It may be removed by its user just now.
        const content = object && (await storage.read(file.key).catch(nullIfMissing));
        if (content === null) missing.push(name);
        else await add(name, content, { isCompressed: false, modifiedAt: new Date(item.createdAt) });
      }
    }
  }
  return missing;
}

async function* one<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}
