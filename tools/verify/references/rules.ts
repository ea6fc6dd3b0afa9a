import { posix } from 'node:path';
import type { Repository } from './repository.ts';

/** One document for each section of the rules. */
export const RULES_FOLDER = 'docs/product-rules';
/** Written from the titles of the tests. */
export const PROOFS_FILE = `${RULES_FOLDER}/proofs.md`;

export interface Rule {
  id: string;
  /** The document that has it. */
  file: string;
  /** The cell with the files that it is built in. */
  built: string;
}

const TEST_FILE = /\.(test|spec|stories)\.tsx?$/;
/** A row of a table: id, rule, where it is built. */
const ROW = /^\| `([^`]+)` \|.*\|([^|]*)\|$/;
/** Ids at the beginning of a string: `'[2.nav.pro] [2.nav.admin] shows ...'`. */
const TITLE_IDS = /['"`]((?:\[\d\.[a-z][\w.-]*\]\s*)+)/g;

export function rulesOf(repository: Repository): Rule[] {
  return repository.files
    .filter((file) => posix.dirname(file) === RULES_FOLDER && file !== PROOFS_FILE)
    .toSorted()
    .flatMap((file) =>
      repository
        .read(file)
        .split('\n')
        .map((line) => ROW.exec(line))
        .filter((row) => row !== null)
        .map(([, id = '', built = '']) => ({ id, file, built: built.trim() })),
    );
}

/** The test files that carry each id in a title. */
export function provingFiles(repository: Repository): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const file of repository.files.filter((path) => TEST_FILE.test(path)).toSorted()) {
    const titles = [...repository.read(file).matchAll(TITLE_IDS)].map(([, ids = '']) => ids).join('');
    for (const id of new Set(titles.match(/(?<=\[)[^\]]+/g))) {
      proofs.set(id, [...(proofs.get(id) ?? []), file]);
    }
  }
  return proofs;
}

/** Ids in test titles that are no rule, rules that stand twice, and an index of proofs that is not true any more. */
export function ruleProblems(repository: Repository): string[] {
  const rules = rulesOf(repository);
  const ids = rules.map(({ id }) => id);
  const proofs = provingFiles(repository);
  const unknown = [...proofs].filter(([id]) => !ids.includes(id));
  const unbuilt = rules.filter(({ id, built }) => !built.includes('`') && proofs.has(id));
  const twice = rules.filter(({ id }, index) => ids.indexOf(id) < index);
  const index = repository.has(PROOFS_FILE) ? repository.read(PROOFS_FILE) : '';
  return [
    ...unknown.map(
      ([id, files]) => `${files.join(', ')}: a title has [${id}], which ${RULES_FOLDER} does not have`,
    ),
    ...unbuilt.map(({ id, file }) => `${file}: ${id} has tests, but names no file that it is built in`),
    ...twice.map(({ id, file }) => `${file}: ${id} is a rule already`),
    ...(rules.length === 0 || index === proofsIndex(rules, proofs)
      ? []
      : [`${PROOFS_FILE}: rules or their tests have changed: run tools/verify/product-rules.ts --write`]),
  ];
}

/** The index of proofs as a document: every rule with its tests, by the document that has it. */
export function proofsIndex(rules: readonly Rule[], proofs: ReadonlyMap<string, readonly string[]>): string {
  const sections = Map.groupBy(rules, ({ file }) => posix.basename(file));
  const proven = rules.filter(({ id }) => proofs.has(id)).length;
  return [
    '# Proofs',
    '',
    'Which tests prove which rule: those with its id in a title. Written by `tools/verify/product-rules.ts`.',
    `${proven} of ${rules.length} rules have one.`,
    ...[...sections].flatMap(([file, ofSection]) => [
      '',
      `## [${file.replace('.md', '')}](${file})`,
      '',
      '| Id | Proved by |',
      '| --- | --- |',
      ...ofSection.map(({ id }) => `| \`${id}\` | ${proofText(proofs.get(id))} |`),
    ]),
    '',
  ].join('\n');
}

const proofText = (files: readonly string[] = []): string =>
  files.length === 0 ? 'no test yet' : files.map((file) => `\`${file}\``).join(', ');
