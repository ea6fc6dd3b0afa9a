import type { Repository } from './repository.ts';

export const RULES_FILE = 'docs/product-rules.md';

export interface Rule {
  id: string;
  /** The cell with the files that it is built in. */
  built: string;
  /** The cell with the test files that prove it. */
  proof: string;
}

const TEST_FILE = /\.(test|spec|stories)\.tsx?$/;
/** A row of the table: id, rule, where it is built, what proves it. */
const ROW = /^\| `([^`]+)` \|(.*)\|([^|]*)\|([^|]*)\|$/;
/** Ids at the beginning of a string: `'[2.nav.pro] [2.nav.admin] shows ...'`. */
const TITLE_IDS = /['"`]((?:\[\d\.[a-z][\w.-]*\]\s*)+)/g;

export function rulesOf(repository: Repository): Rule[] {
  if (!repository.has(RULES_FILE)) return [];
  return repository
    .read(RULES_FILE)
    .split('\n')
    .map((line) => ROW.exec(line))
    .filter((row) => row !== null)
    .map(([, id = '', , built = '', proof = '']) => ({ id, built: built.trim(), proof: proof.trim() }));
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

/** Ids in test titles that are no rule, and rules whose proofs are not listed as they are. */
export function ruleProblems(repository: Repository): string[] {
  const rules = rulesOf(repository);
  const ids = new Set(rules.map(({ id }) => id));
  const proofs = provingFiles(repository);
  const unknown = [...proofs].filter(([id]) => !ids.has(id));
  const unbuilt = rules.filter(({ id, built }) => !built.includes('`') && proofs.has(id));
  const stale = rules.filter(({ id, proof }) => proof !== proofText(proofs.get(id)));
  return [
    ...unknown.map(
      ([id, files]) => `${files.join(', ')}: a title has [${id}], which ${RULES_FILE} does not have`,
    ),
    ...unbuilt.map(({ id }) => `${RULES_FILE}: ${id} has tests, but names no file that it is built in`),
    ...stale.map(
      ({ id }) => `${RULES_FILE}: the tests of ${id} have changed: run tools/verify/product-rules.ts --write`,
    ),
  ];
}

/** The document with the proofs as they are. */
export function withProofs(document: string, proofs: ReadonlyMap<string, readonly string[]>): string {
  return document
    .split('\n')
    .map((line) => {
      const [row, id = ''] = ROW.exec(line) ?? [];
      return row === undefined ? line : line.replace(/[^|]*\|$/, ` ${proofText(proofs.get(id))} |`);
    })
    .join('\n');
}

const proofText = (files: readonly string[] = []): string =>
  files.length === 0 ? 'no test yet' : files.map((file) => `\`${file}\``).join(', ');
