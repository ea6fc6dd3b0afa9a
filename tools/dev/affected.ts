import { FRONTENDS } from '../build/build.ts';

export type Affected =
  | { kind: 'frontends'; folders: readonly string[] }
  | { kind: 'api' }
  | { kind: 'nothing' };

/**
 * What has to be built or restarted after a change.
 *
 * @param path of the changed file, relative to the repository's root, with forward slashes
 */
export function affectedBy(path: string): Affected {
  if (/\.(test|spec|stories)\.tsx?$|\.mdx?$|\/dist\//.test(path)) {
    return { kind: 'nothing' };
  }
  const own = FRONTENDS.find((folder) => path.startsWith(`${folder}/src/`));
  if (own !== undefined) {
    return { kind: 'frontends', folders: [own] };
  }
  if (path.startsWith('sdk/src/federation/')) {
    return { kind: 'frontends', folders: FRONTENDS };
  }
  // Remotes take these from the shell, so only the shell bundles them.
  if (/^(sdk|design-system|contract)\/src\//.test(path)) {
    return { kind: 'frontends', folders: ['shell'] };
  }
  return /^(api\/(src|migrations|sql)|preview-engine\/src)\//.test(path)
    ? { kind: 'api' }
    : { kind: 'nothing' };
}
