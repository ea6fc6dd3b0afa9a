import { join } from 'node:path';
import { openRepository } from './references/repository.ts';
import { circles } from './rooms/circles.ts';
import { fullFolders } from './rooms/full-folders.ts';
import { importsOf, selfImports } from './rooms/imports.ts';

const repository = openRepository(join(import.meta.dirname, '../..'));
const problems = [...fullFolders(repository), ...circles(importsOf(repository)), ...selfImports(repository)];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
