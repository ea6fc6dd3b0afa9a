import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildProject } from './build-project.ts';

/** A package with a build of older sources, whose script leaves what `script` says. */
async function project(script: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'aic-project-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, 'dist/older'), { recursive: true });
  await writeFile(join(dir, 'dist/older/build-info.json'), '{}');
  await writeFile(join(dir, 'build.mjs'), script);
  await writeFile(join(dir, 'package.json'), JSON.stringify({ scripts: { build: 'node build.mjs' } }));
  return dir;
}

const writing = (name: string): string => `
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/${name}', { recursive: true });
writeFileSync('dist/${name}/build-info.json', '{}');`;

it('takes the build that the script has just written, and never one that was there', async () => {
  const dir = await project(writing('newer'));

  expect(buildProject(dir)).toEqual({ folder: join(dir, 'dist/newer'), commit: null });
});

it.each([
  ["console.error('no such file'); process.exit(1)", 'no such file'],
  ['', 'has written no build to dist'],
  [writing('one') + writing('two').replace(/import.*/, ''), 'has written several builds'],
])('says why there is no build to take', async (script, message) => {
  const dir = await project(script);

  expect(() => buildProject(dir)).toThrow(message);
});

it('asks for the folder of a tool where there is no package', () => {
  expect(() => buildProject(join(tmpdir(), 'aic-no-such-folder'))).toThrow('go to the tool');
});
