import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that belong to the repository: what git tracks, and what it would track. */
export interface Repository {
  /** Paths from the root, with forward slashes. */
  files: readonly string[];
  read(path: string): string;
  /** Whether a file or folder belongs to the repository. */
  has(path: string): boolean;
  /** Names of the folders in the root. */
  rootFolders: ReadonlySet<string>;
}

export function openRepository(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  return repositoryOf(files, (path) => readFileSync(join(root, path), 'utf8'));
}

export function repositoryOf(files: readonly string[], read: (path: string) => string): Repository {
  const known = new Set(files);
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      known.add(file.slice(0, end));
    }
  }
  return {
    files,
    read,
    has: (path) => known.has(path.replace(/\/$/, '')),
    rootFolders: new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? '')),
  };
}
