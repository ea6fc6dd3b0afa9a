import { downloadName } from '@aic/contract';
import { extensionOf } from '../../../platform/files/content-disposition.ts';
import type { ZipItem } from './zip.repo.ts';

/** Names files after their prompts, no two alike: not even where capitals are the same as small letters. */
export function createZipNames(): (item: Pick<ZipItem, 'kind' | 'prompt' | 'file'>) => string {
  const used = new Map<string, number>();
  return ({ kind, prompt, file }) => {
    const extension = file === null ? 'txt' : extensionOf(file.mediaType);
    const name = downloadName(`${kind}-`, prompt, extension);
    const stem = name.slice(0, -extension.length - 1);
    for (;;) {
      // Two letters that look alike may be written in two ways; some systems take them for one.
      const key = name.normalize('NFC').toLowerCase();
      const count = (used.get(key) ?? 0) + 1;
      used.set(key, count);
      const numbered = count === 1 ? name : `${stem}-${count}.${extension}`;
      const numberedKey = numbered.normalize('NFC').toLowerCase();
      if (count === 1) return numbered;
      // A prompt may end with this number by itself.
      if (!used.has(numberedKey)) {
        used.set(numberedKey, 1);
        return numbered;
      }
    }
  };
}
