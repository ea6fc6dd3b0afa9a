import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let repository = '';

function write(name: string, text = ''): void {
  const file = join(repository, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs the check where it stands in every repository: in `tools/verify`. */
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
  write('tools/verify/.keep');
  copyFileSync(
    join(import.meta.dirname, 'check-doc-refs.ts'),
    join(repository, 'tools/verify/check-doc-refs.ts'),
  );
});

afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

it('passes when every link and every path is there, from the folder of its guide', () => {
  write('shell/src/main.tsx');
  write('docs/ship.md', 'See [the start](../README.md#run) and [next](next.md).');
  write('docs/next.md', 'Code: `shell/src/main.tsx` and `shell/src/`.');
  write('README.md', '[Guide](docs/ship.md)');

  expect(check()).toEqual({ code: 0, says: '' });
});

it('fails with a dead link, and names guide and target', () => {
  write('docs/ship.md', 'See [the start](start.md).');

  expect(check()).toMatchObject({ code: 1, says: expect.stringContaining('docs/ship.md: link to start.md') });
});

it('fails with a path that is not there any more', () => {
  write('README.md', 'The loader is in `shell/src/remotes/loader.ts`.');

  expect(check()).toMatchObject({
    code: 1,
    says: expect.stringContaining('README.md: names shell/src/remotes/loader.ts'),
  });
});

it('leaves web addresses, anchors and other code alone', () => {
  write(
    'README.md',
    '[a](https://example.com/x) [b](#run) [c](mailto:a@b.c) `npm start` `src/main.ts` `GET /api/credits`',
  );

  expect(check()).toEqual({ code: 0, says: '' });
});

it('reads only what belongs to the repository', () => {
  write('.gitignore', 'node_modules\n');
  write('node_modules/library/README.md', '[x](gone.md)');

  expect(check()).toEqual({ code: 0, says: '' });
});
