import type { PlatformDeps } from '../platform/deps.ts';
import type { AddEntry } from '../platform/files/zip-stream.ts';
import { nullIfAbsent } from '../platform/storage/storage-errors.ts';
import { exportedGeneration, exportedUpload, jsonList, mediaName, uploadName } from './export-entries.ts';
import { readmeText } from './readme-text.ts';
import {
  readContactMessages,
  readCredits,
  readInvoices,
  readItems,
  readProfile,
  readSessions,
  readUploads,
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
  await addText('uploads.json', jsonList(one((await readUploads(sql, userId)).map(exportedUpload))));
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
  const addFile = async (name: string, key: string, createdAt: string): Promise<void> => {
    const object = await storage.stat(key);
    // It may be removed by its user just now.
    const content = object && (await storage.read(key).catch(nullIfAbsent));
    if (content === null) missing.push(name);
    else await add(name, content, { isCompressed: false, modifiedAt: new Date(createdAt) });
  };
  for await (const items of readItems(sql, userId)) {
    for (const item of items) {
      for (const file of item.files) await addFile(mediaName(item, file), file.key, item.createdAt);
    }
  }
  for (const upload of await readUploads(sql, userId)) {
    await addFile(uploadName(upload), upload.key, upload.createdAt);
  }
  return missing;
}

async function* one<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}
