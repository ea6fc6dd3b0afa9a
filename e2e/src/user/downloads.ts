import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

export interface SavedFile {
  name: string;
  bytes: Buffer;
}

/** The file that the browser saves after `press`. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  const started = page.waitForEvent('download');
  await press();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
