import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTranslation, isEquivalent } from 'wuchale/compiler';
import { SOURCE_LANGUAGE } from '../settings/language.ts';
import { ROOT } from '../settings/text-packages.ts';
import { catalogsFor, languagesOf, readCatalog } from './catalog.ts';

/** A line for each catalog of a package that is not what its sources say, and for each text that a language lacks. */
export async function catalogProblems(folder: string, root: string = ROOT): Promise<string[]> {
  const problems: string[] = [];
  for (const [file, content] of await catalogsFor(folder, { root })) {
    const path = join(root, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) {
      problems.push(
        `${file} is not what the sources say. Run \`npm run messages\` and look at what has changed.`,
      );
    }
  }
  for (const language of languagesOf(folder, root).filter((name) => name !== SOURCE_LANGUAGE)) {
    for (const [key, translated] of await readCatalog(folder, language, root)) {
      const [text = ''] = key.split('\n');
      const problem = translationProblem(text, translated);
      if (problem !== null) problems.push(`${folder}/messages/${language}.po: “${text}” ${problem}.`);
    }
  }
  return problems;
}

/** What is wrong with a language's text for an English one, or null. */
export function translationProblem(text: string, translated: string | undefined): string | null {
  if (translated === undefined || translated === '') return 'is missing';
  return isEquivalent(compileTranslation(text, ''), compileTranslation(translated, ''))
    ? null
    : 'has other values or elements in it';
}
