import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogProblems, catalogsFor, textPackages } from '@aic/build-kit/messages';

/**
 * `npm run messages -- de` begins the catalogs of a language; without one it writes those that were begun as the
 * sources want them;
 * `--check` writes nothing and fails where they differ or a language is not complete.
 */
const root = join(import.meta.dirname, '../..');
const [argument] = process.argv.slice(2);

if (argument === '--check') {
  const problems: string[] = [];
  for (const folder of textPackages(root)) problems.push(...(await catalogProblems(folder, root)));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
} else {
  for (const folder of textPackages(root)) {
    for (const [file, content] of await catalogsFor(folder, {
      root,
      add: argument === undefined ? [] : [argument],
    })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
      console.log(file);
    }
  }
}
