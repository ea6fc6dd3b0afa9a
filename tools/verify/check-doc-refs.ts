import { join } from 'node:path';
import { badCommentReferences } from './references/comment-references.ts';
import { decisionProblems } from './references/decisions.ts';
import { deadDocReferences } from './references/doc-references.ts';
import { openRepository } from './references/repository.ts';
import { ruleProblems, rulesOf } from './references/rules.ts';

const repository = openRepository(join(import.meta.dirname, '../..'));
const ruleIds = new Set(rulesOf(repository).map(({ id }) => id));
const problems = [
  ...deadDocReferences(repository),
  ...badCommentReferences(repository, ruleIds),
  ...ruleProblems(repository),
  ...decisionProblems(repository),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
