import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let repository = '';

function write(name: string, text: string): void {
  const file = join(repository, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs the check where it is in every repository: in `tools/verify`. */
function check(): { code: number | null; says: string } {
  const { status, stderr } = spawnSync(process.execPath, ['tools/verify/check-doc-refs.ts'], {
    cwd: repository,
    encoding: 'utf8',
  });
  return { code: status, says: stderr };
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'aic-doc-refs-'));
  execFileSync('git', ['init', '-q'], { cwd: repository });
  write('package.json', '{ "type": "module" }');
  write('.gitignore', 'node_modules\ntools\n');
  cpSync(import.meta.dirname, join(repository, 'tools/verify'), { recursive: true });
  symlinkSync(
    join(import.meta.dirname, '../node_modules'),
    join(repository, 'tools/node_modules'),
    'junction',
  );
});

afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

it('passes, and reads only what belongs to the repository', () => {
  write('README.md', 'See [the start](docs/start.md).');
  write('docs/start.md', '');
  write('node_modules/library/README.md', '[x](gone.md)');

  expect(check()).toEqual({ code: 0, says: '' });
});

it('fails with each dead reference in a guide, a comment and a title', () => {
  write('README.md', '[x](gone.md)');
  write('api/a.ts', '// See docs/gone.md.');
  const id = '9.gone';
  write('api/a.test.ts', `it('[${id}] x', () => {});`);

  const { code, says } = check();

  expect(code).toBe(1);
  expect(says.trim().split('\n')).toEqual([
    expect.stringContaining('README.md: links to gone.md'),
    expect.stringContaining('api/a.ts:1: names docs/gone.md'),
    expect.stringContaining('api/a.test.ts: a title has [9.gone]'),
  ]);
});
