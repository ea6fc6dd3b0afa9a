import { existsSync, globSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The workspace. */
export const ROOT = join(import.meta.dirname, '../../../../..');

/** In the gateway, only these folders have what users read: the others have texts for programs and operators. */
const GATEWAY_TEXTS = /^api\/src\/(?:(?:mail|pages|install|sharing)\/|[\w-]+\/errors\/)/;
const TEXT_PACKAGE = /^(?:api|design-system|mf-[\w-]+|packages\/(?:contract|sdk|studio)|shell)(?=\/)/;
/** The label of a tool stands in its build. */
const SOURCE = /^(?:packages\/)?[\w-]+\/(?:src\/.+\.tsx?|rspack\.config\.ts)$/;
const NO_SOURCE = /\.(?:test|spec|stories|d)\.tsx?$|\/(?:testing|stories|foundations)\//;

/** Folders of the packages whose users read texts, each with a catalog of its own in `messages/`. */
export function textPackages(root: string = ROOT): string[] {
  const remotes = readdirSync(root).filter(
    (folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'rspack.config.ts')),
  );
  return [
    'api',
    'design-system',
    ...remotes.toSorted(),
    'packages/contract',
    'packages/sdk',
    'packages/studio',
    'shell',
  ];
}

/** The package whose catalog has the texts of a file, or null when it has none that users read. */
export function textPackageOf(file: string, root: string = ROOT): string | null {
  const path = file.startsWith(root + sep) ? file.slice(root.length + 1).replaceAll(sep, '/') : file;
  const [folder] = TEXT_PACKAGE.exec(path) ?? [];
  return folder !== undefined && isSource(path) ? folder : null;
}

/** Paths of a package's sources with texts, from the workspace, in order. */
export function sourcesOf(folder: string, root: string = ROOT): string[] {
  return globSync('{src/**/*.{ts,tsx},rspack.config.ts}', { cwd: join(root, folder) })
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
    .filter(isSource)
    .toSorted();
}

function isSource(path: string): boolean {
  if (NO_SOURCE.test(path) || !SOURCE.test(path)) return false;
  return !path.startsWith('api/') || GATEWAY_TEXTS.test(path);
}
