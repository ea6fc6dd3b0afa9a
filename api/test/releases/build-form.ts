import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A build as a pipeline uploads it: one part for each file of the folder. */
export async function buildForm(folder: string): Promise<FormData> {
  const form = new FormData();
  for (const file of await readdir(folder)) {
    form.append('file', new Blob([await readFile(join(folder, file))]), file);
  }
  return form;
}
