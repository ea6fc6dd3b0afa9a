import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { language, SOURCE_LANGUAGE } from '../settings/language.ts';
import { ROOT, textPackages } from '../settings/text-packages.ts';

/** What makes a build another one than the English: its language, its catalogs and how they are applied. */
export function languageInputs(): string[] {
  const name = language();
  if (name === SOURCE_LANGUAGE) return [];
  const hash = createHash('sha256');
  const room = join(import.meta.dirname, '..');
  const rules = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const files = [
    ...rules.toSorted().map((file) => join(room, file)),
    ...textPackages().map((folder) => join(ROOT, folder, 'messages', `${name}.po`)),
  ];
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  return [name, hash.digest('hex')];
}
