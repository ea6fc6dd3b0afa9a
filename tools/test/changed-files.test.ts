import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

let repository = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: repository });
const write = (name: string, text: string) => writeFileSync(join(repository, name), text);

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'aic-changed-'));
  git('init', '-q');
  mkdirSync(join(repository, 'api'));
  for (const name of ['api/kept.ts', 'api/edited.ts', 'api/staged.ts', 'api/moved.ts', '.gitignore']) {
    write(name, name === '.gitignore' ? 'dist\n' : `before ${name}`);
  }
  git('add', '.');
  git('commit', '-qm', 'first');
});

afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

it('lists what is edited, staged, moved (both names) and new, but not what is ignored', () => {
  write('api/edited.ts', 'after');
  write('api/staged.ts', 'after');
  git('add', 'api/staged.ts');
  renameSync(join(repository, 'api/moved.ts'), join(repository, 'api/größer.ts'));
  write('api/dist', 'ignored');

  expect(changedFiles(repository, 'HEAD')).toEqual([
    'api/edited.ts',
    'api/größer.ts',
    'api/moved.ts',
    'api/staged.ts',
  ]);
});

it('counts from any commit, with what has not been committed yet', () => {
  write('api/edited.ts', 'after');
  git('commit', '-qam', 'second');
  write('api/kept.ts', 'after');

  expect(changedFiles(repository, 'HEAD~1')).toEqual(['api/edited.ts', 'api/kept.ts']);
});

it("fails with git's message for an unknown commit", () => {
  expect(() => changedFiles(repository, 'nowhere')).toThrow('nowhere');
});
