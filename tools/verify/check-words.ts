import { join } from 'node:path';
import { openRepository } from './references/repository.ts';
import { bannedWords } from './words/banned-words.ts';
import { longLines } from './words/long-lines.ts';
import { repeatedWords } from './words/repeated-words.ts';

const repository = openRepository(join(import.meta.dirname, '../..'));
const problems = [...bannedWords(repository), ...longLines(repository), ...repeatedWords(repository)];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
