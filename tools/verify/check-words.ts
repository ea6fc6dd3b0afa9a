import { join } from 'node:path';
import { openRepository } from './references/repository.ts';
import { bannedWords } from './words/banned-words.ts';

const problems = bannedWords(openRepository(join(import.meta.dirname, '../..')));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
