import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepRelease } from './keep-release.ts';
import { KEPT_RELEASE_FOLDER } from './manifest.ts';
import { turnVersion } from './turn-version.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, KEPT_RELEASE_FOLDER);

try {
  const { release, commit, gateway, platform, frontends } = await keepRelease({ root: released(), folder });
  turnVersion(root, { release, commit });
  const archives = [gateway, platform, ...frontends].map(({ archive }) => archive);
  const bytes = archives.reduce((sum, archive) => sum + statSync(join(folder, archive)).size, 0);
  console.log(
    `Release ${release} (${commit}) is kept in ${KEPT_RELEASE_FOLDER}: ${Math.ceil(bytes / 1000)} kB.`,
  );
  console.log(
    'Commit the folder, package.json and CHANGELOG.md: from now on the tests run against this release.',
  );
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** This workspace, or another checkout when the work has gone on since the release. @throws Error */
function released(): string {
  const [option, path, ...more] = process.argv.slice(2);
  if (option === undefined) return root;
  if (option === '--from' && path !== undefined && more.length === 0) return resolve(path);
  throw new Error('Usage: npm run keep:release [-- --from <checkout of the released commit, installed>]');
}
