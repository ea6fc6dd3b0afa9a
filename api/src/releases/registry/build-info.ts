import type { BuildInfo } from '@aic/contract/schemas';

/** Path under which a build's files are served, with a slash at the end. */
export function buildPath({ name, build }: Pick<BuildInfo, 'name' | 'build'>): string {
  return name === 'shell' ? `/shell/${build}/` : `/remotes/${name}/${build}/`;
}
