import { join } from 'node:path';
import { FRONTENDS } from '../build/build.ts';
import { readPackages } from '../workspace/packages.ts';

export type Affected =
  | { kind: 'frontends'; folders: readonly string[] }
  | { kind: 'api' }
  | { kind: 'nothing' };

const STUDIO_TOOLS = readPackages(join(import.meta.dirname, '../..'))
  .filter(({ dependencies }) => dependencies.includes('@aic/studio'))
  .map(({ folder }) => folder);

/**
 * What has to be built or restarted after a change.
 *
 * @param path of the changed file, relative to the repository's root, with forward slashes
 */
export function affectedBy(path: string): Affected {
  if (/\.(test|spec|stories|guide)\.tsx?$|\.mdx?$|\/dist\//.test(path)) {
    return { kind: 'nothing' };
  }
  const own = FRONTENDS.find((folder) => path.startsWith(`${folder}/src/`));
  if (own !== undefined) {
    return { kind: 'frontends', folders: [own] };
  }
  if (path.startsWith('packages/build-kit/src/')) {
    return { kind: 'frontends', folders: FRONTENDS };
  }
  if (path.startsWith('packages/studio/src/')) {
    return { kind: 'frontends', folders: STUDIO_TOOLS };
  }
  // Remotes take these from the shell, so only the shell bundles them ...
  if (path.startsWith('design-system/src/')) {
    return { kind: 'frontends', folders: ['shell'] };
  }
  // ... but for the parts about money, administration and the library, which are not shared.
  if (/^packages\/(sdk|contract)\/src\//.test(path)) {
    return { kind: 'frontends', folders: ['shell', 'mf-billing', 'mf-admin', 'mf-library'] };
  }
  return /^(api\/(src|migrations|sql)|packages\/preview-engine\/src|sandboxes\/stripe\/src)\//.test(path)
    ? { kind: 'api' }
    : { kind: 'nothing' };
}
