import { join } from 'node:path';
import { openRepository } from './references/repository.ts';
import { folderCircles } from './rooms/folder-circles.ts';
import { fullFolders } from './rooms/full-folders.ts';
import { importsOf } from './rooms/imports.ts';

const repository = openRepository(join(import.meta.dirname, '../..'));
const problems = [...fullFolders(repository), ...folderCircles(importsOf(repository))];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
