import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRepository } from './references/repository.ts';
import { provingFiles, RULES_FILE, ruleProblems, withProofs } from './references/rules.ts';

/** Checks that each rule of docs/product-rules.md lists the tests that carry its id; `--write` lists them. */
const root = join(import.meta.dirname, '../..');
const repository = openRepository(root);
if (process.argv.includes('--write')) {
  const document = withProofs(repository.read(RULES_FILE), provingFiles(repository));
  writeFileSync(join(root, RULES_FILE), document);
} else {
  const problems = ruleProblems(repository);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
