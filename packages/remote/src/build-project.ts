import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './command.ts';
import { BuildError } from './exit-code.ts';
import { readCommit } from './read-commit.ts';
import type { FinishedBuild } from './run-command.ts';

/**
 * Builds a tool in a repository of its own by its script `build`. Builds that are in `dist` go first, so that what is
 * there afterwards is of the sources as they are.
 * @throws UsageError when the folder is no package, BuildError when it does not build
 */
export function buildProject(dir: string): FinishedBuild {
  if (!existsSync(join(dir, 'package.json'))) {
    throw new UsageError(`${dir} has no package.json: go to the tool's folder, or name a build with --dir.`);
  }
  const dist = join(dir, 'dist');
  for (const folder of buildsIn(dist)) rmSync(folder, { recursive: true });
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: dir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new BuildError(`npm run build failed:\n${stdout}${stderr}`.trimEnd());
  const [folder, ...more] = buildsIn(dist);
  if (folder === undefined || more.length > 0) {
    throw new BuildError(
      `npm run build has written ${more.length === 0 ? 'no build' : 'several builds'} to dist.`,
    );
  }
  return { folder, commit: readCommit(dir) };
}

const buildsIn = (dist: string): string[] =>
  existsSync(dist)
    ? readdirSync(dist)
        .map((name) => join(dist, name))
        .filter((folder) => existsSync(join(folder, 'build-info.json')))
    : [];
