import { execFileSync } from 'node:child_process';

/**
 * The commit that a folder's sources are at, with `-dirty` when they were changed since; null outside of a
 * repository.
 */
export function readCommit(root: string): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-dirty');
  } catch {
    return null;
  }
}
