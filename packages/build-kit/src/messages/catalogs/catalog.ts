import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPluralRule, getKey, pofile, type FS, type Item } from 'wuchale';
import { SOURCE_LANGUAGE } from '../settings/language.ts';
import { ROOT, sourcesOf } from '../settings/text-packages.ts';
import { messagesIn } from '../source/translate.ts';

/** A text of a package, with everywhere it stands. */
interface Entry {
  text: string;
  context: string | null;
  /** Paths from the workspace, with the sources of its values there. */
  places: Array<{ file: string; values: readonly string[] }>;
}

export function keyOf({ text, context }: Pick<Entry, 'text' | 'context'>): string {
  return getKey([text], context ?? undefined);
}

/** Languages that a package has a catalog of, English among them. */
export function languagesOf(folder: string, root: string = ROOT): string[] {
  const messages = join(root, folder, 'messages');
  const names = existsSync(messages) ? readdirSync(messages) : [];
  return names.filter((name) => name.endsWith('.po')).map((name) => name.slice(0, -'.po'.length));
}

/** What a package's catalog of a language says, by `keyOf`. A text that is not translated yet is ''. */
export async function readCatalog(
  folder: string,
  language: string,
  root: string = ROOT,
): Promise<ReadonlyMap<string, string>> {
  const { items } = await (
    await storageOf(folder, [SOURCE_LANGUAGE, language], root, () => undefined)
  ).load();
  return new Map(items.map((item) => [keyOfItem(item), item.translations.get(language)?.[0] ?? '']));
}

/**
 * A package's catalogs as its sources want them: texts that have gone are left out, new ones are in English complete
 * and in other languages empty. English alone needs none: its texts stand in the sources.
 * @param options.add languages that have no catalog yet
 * @returns contents by path from the workspace @throws Error when a source cannot be parsed
 */
export async function catalogsFor(
  folder: string,
  { root = ROOT, add = [] }: { root?: string; add?: readonly string[] } = {},
): Promise<Map<string, string>> {
  const languages = [...new Set([SOURCE_LANGUAGE, ...languagesOf(folder, root), ...add])];
  if (languages.length === 1) return new Map();
  const written = new Map<string, string>();
  const storage = await storageOf(folder, languages, root, (file, content) => {
    written.set(file.slice(root.length + 1), content);
  });
  const known = await storage.load();
  const before = new Map(known.items.map((item) => [keyOfItem(item), item]));
  const items = entriesOf(folder, root).map((entry): Item => {
    const item = before.get(keyOf(entry));
    const textIn = (language: string): string[] =>
      language === SOURCE_LANGUAGE ? [entry.text] : (item?.translations.get(language) ?? ['']);
    return {
      ...item,
      context: entry.context ?? undefined,
      translations: new Map(languages.map((language) => [language, textIn(language)])),
      references: referencesOf(entry),
      urlAdapters: [],
    };
  });
  await storage.save({ pluralRules: new Map(languages.map((name) => [name, defaultPluralRule])), items });
  return written;
}

/** The texts of a package's sources, in their order. */
function entriesOf(folder: string, root: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const file of sourcesOf(folder, root)) {
    for (const message of messagesIn(file, readFileSync(join(root, file), 'utf8'))) {
      const key = keyOf(message);
      const entry = entries.get(key) ?? { text: message.text, context: message.context, places: [] };
      entry.places.push({ file, values: message.values });
      entries.set(key, entry);
    }
  }
  return [...entries.values()];
}

function referencesOf({ places }: Entry): Item['references'] {
  const byFile = Map.groupBy(places, ({ file }) => file);
  return [...byFile].map(([file, [place]]) => ({
    file,
    refs: [{ placeholders: (place?.values ?? []).map((value, index) => [index, oneLine(value)]) }],
  }));
}

const oneLine = (source: string): string => source.replaceAll(/\s+/g, ' ');

const keyOfItem = ({ translations, context }: Item): string =>
  getKey(translations.get(SOURCE_LANGUAGE) ?? [], context);

/** Files are read where they are; `write` gets what would be written. */
async function storageOf(folder: string, locales: readonly string[], root: string, write: FS['write']) {
  const dir = join(root, folder, 'messages');
  const fs: FS = {
    read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
    write,
    mkdir: () => undefined,
    exists: existsSync,
    unlink: () => true,
  };
  return pofile({ dir })({
    locales: [...locales],
    root,
    localesDir: dir,
    haveUrl: false,
    sourceLocale: SOURCE_LANGUAGE,
    fs,
  });
}
