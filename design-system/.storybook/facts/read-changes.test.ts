import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { readChanges } from './read-changes.ts';

const SOMEONE = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
};

function openRepository() {
  const root = mkdtempSync(join(tmpdir(), 'aic-changes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (args: string[], time = '2026-11-29T00:30:00+02:00'): void => {
    const dates = { GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
    execFileSync('git', args, { cwd: root, stdio: 'pipe', env: { ...env, ...SOMEONE, ...dates } });
  };
  return {
    root,
    git,
    commit(subject: string, files: string[], time?: string): void {
      for (const file of files) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), subject);
      }
      git(['add', '.']);
      git(['commit', '--message', subject], time);
    },
  };
}

it('has the commits of each component, the newest first, with their day in UTC', () => {
  const { root, git, commit } = openRepository();
  git(['init', '--initial-branch=main']);
  commit('Add two', ['src/components/button/button.tsx', 'src/components/card/card.tsx']);
  commit('Mend one', ['src/components/button/button.styles.ts'], '2026-11-30T12:00:00Z');

  const changes = readChanges(root);

  expect(changes.get('button')).toMatchObject([
    { subject: 'Mend one', time: '2026-11-30T12:00:00Z' },
    { subject: 'Add two', time: '2026-11-28T22:30:00Z' },
  ]);
  expect(changes.get('card')).toHaveLength(1);
});

it('leaves out merges, sweeps over many components and what tests alone changed', () => {
  const { root, git, commit } = openRepository();
  git(['init', '--initial-branch=main']);
  commit(
    'Sweep',
    Array.from({ length: 15 }, (_, number) => `src/components/part-${number}/part.tsx`),
  );
  git(['switch', '--create', 'other']);
  commit('On a branch', ['src/components/part-1/part.tsx']);
  git(['switch', 'main']);
  commit('Test it', ['src/components/part-2/part.test.tsx']);
  git(['merge', '--no-edit', 'other']);

  expect([...readChanges(root)].map(([folder, commits]) => [folder, commits.length])).toEqual([
    ['part-1', 1],
  ]);
});

it('has none where there is no repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'aic-changes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));

  expect(readChanges(root)).toEqual(new Map());
});
