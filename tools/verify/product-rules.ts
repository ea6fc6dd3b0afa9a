import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRepository } from './references/repository.ts';
import { PROOFS_FILE, proofsIndex, provingFiles, ruleProblems, rulesOf } from './references/rules.ts';

/** Checks that the index in docs/product-rules names the tests that carry each rule's id; `--write` writes it. */
const root = join(import.meta.dirname, '../..');
const repository = openRepository(root);
if (process.argv.includes('--write')) {
  writeFileSync(join(root, PROOFS_FILE), proofsIndex(rulesOf(repository), provingFiles(repository)));
} else {
  const problems = ruleProblems(repository);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
