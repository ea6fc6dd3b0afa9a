import { posix } from 'node:path';
import type { Repository } from './repository.ts';

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
const CODE = /`([\w.-]+\/[\w./-]*)`/g;

/** Links of guides, and paths that they name as code, that lead nowhere. */
export function deadDocReferences(repository: Repository): string[] {
  return repository.files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = repository.read(file);
      const links = [...text.matchAll(LINK)]
        .map(([, target = '']) => target)
        .filter((target) => !repository.has(posix.join(posix.dirname(file), target)));
      const paths = [...text.matchAll(CODE)]
        .map(([, target = '']) => target)
        .filter((target) => isOfRepository(repository, target) && !repository.has(target));
      return [
        ...links.map((target) => `${file}: links to ${target}, which is not there`),
        ...paths.map((target) => `${file}: names ${target}, which is not there`),
      ];
    });
}

/** Whether a path begins in a folder of the root: `src/main.ts` in a guide may be of any package. */
export function isOfRepository({ rootFolders }: Repository, path: string): boolean {
  return rootFolders.has(path.split('/')[0] ?? '');
}
