import { execFileSync } from 'node:child_process';
import { env } from 'node:process';
import { designSystem } from './read-sources.ts';

/** A commit that changed a component. */
export interface Change {
  /** Of the commit, in UTC: `2026-11-29T06:53:03Z`. */
  time: string;
  subject: string;
  hash: string;
}

/** So many components are changed at once by a sweep, which is news of none of them. */
const SWEEP = 15;

/** By the name of a component's folder, the newest first; none where there is no history to read. */
export function readChanges(root = designSystem): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  for (const [fields = '', ...files] of readLog(root).map((commit) => commit.split('\n'))) {
    const [hash = '', time = '', subject = ''] = fields.split('\t');
    const folders = new Set(files.flatMap((file) => /components\/([^/]+)\//.exec(file)?.[1] ?? []));
    if (folders.size >= SWEEP) continue;
    for (const folder of folders) {
      changes.set(folder, [...(changes.get(folder) ?? []), { time, subject, hash }]);
    }
  }
  return changes;
}

/** Each commit as a line of its fields and one for each file; what tests alone changed is no news. */
function readLog(root: string): string[] {
  const args = ['log', '--no-merges', '--name-only', '--date=format-local:%Y-%m-%dT%H:%M:%SZ'];
  try {
    return execFileSync(
      'git',
      [...args, '--format=%x00%h%x09%cd%x09%s', '--', 'src/components', ':!*.test.*'],
      {
        cwd: root,
        env: { ...env, TZ: 'UTC' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 ** 2,
      },
    )
      .split('\0')
      .slice(1);
  } catch {
    return [];
  }
}
