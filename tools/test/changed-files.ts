import { execFileSync } from 'node:child_process';

/**
 * Paths that differ from the commit `ref`, and files that git does not know yet. A renamed file counts under both
 * names.
 *
 * @throws Error with git's message, for example for an unknown ref
 */
export function changedFiles(root: string, ref: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter((path) => path !== '');
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].toSorted();
}
