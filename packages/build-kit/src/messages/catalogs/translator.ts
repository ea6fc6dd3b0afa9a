import { PSEUDO_LANGUAGE } from '../settings/language.ts';
import { ROOT, textPackageOf, textPackages } from '../settings/text-packages.ts';
import { translateSource } from '../source/translate.ts';
import { translationProblem } from './catalog-problems.ts';
import { keyOf, languagesOf, readCatalog } from './catalog.ts';
import { pseudo } from './pseudo.ts';

export interface Translator {
  /** @returns the source in the language of this translator @throws Error naming each text that it lacks */
  translate(file: string, source: string): ReturnType<typeof translateSource>;
}

/** Reads the catalogs of a language once. @throws Error when no package has one of it */
export async function createTranslator(language: string, root: string = ROOT): Promise<Translator> {
  if (language === PSEUDO_LANGUAGE) {
    return { translate: (file, source) => translateFile(file, source, { language, root }, pseudo) };
  }
  const catalogs = new Map<string, ReadonlyMap<string, string>>();
  for (const folder of textPackages(root)) {
    if (languagesOf(folder, root).includes(language)) {
      catalogs.set(folder, await readCatalog(folder, language, root));
    }
  }
  if (catalogs.size === 0) {
    throw new Error(
      `No package has texts in “${language}”: \`npm run messages -- ${language}\` begins its catalogs.`,
    );
  }
  return {
    translate: (file, source) => {
      const folder = textPackageOf(file, root);
      const translations = folder === null ? undefined : catalogs.get(folder);
      const problems: string[] = [];
      const result = translateFile(file, source, { language, root }, (text, context) => {
        const translated = translations?.get(keyOf({ text, context }));
        const problem = translationProblem(text, translated);
        if (problem !== null) problems.push(`“${text}” ${problem}`);
        return translated ?? text;
      });
      if (problems.length === 0) return result;
      throw new Error(`${folder}/messages/${language}.po: ${problems.join('; ')} (${file})`);
    },
  };
}

function translateFile(
  file: string,
  source: string,
  { language, root }: { language: string; root: string },
  translate: (text: string, context: string | null) => string,
): ReturnType<typeof translateSource> {
  if (textPackageOf(file, root) === null) return null;
  return translateSource(file, source, ({ text, context }) => translate(text, context), language);
}
