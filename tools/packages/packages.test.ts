import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { parseConfig } from '@aic/api/config';
import { startServer, type RunningServer } from '@aic/api/server';
import { appUrlOf, createDatabase, startTestCluster, type TestCluster } from '@aic/api/testing';
import { platformDigest } from '@aic/build-kit';
import type { Registry } from '@aic/contract';
import { PAGES_FILE, SIDE_FILES } from '@aic/contract/prerender';
import { SHELL_CONTRACT } from '@aic/sdk/version';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namePackages } from '../create-tool/outside-packages.ts';
import { writeTool } from '../create-tool/write-tool.ts';
import { makeToken } from '../remote/tokens.ts';
import { layOutProject } from './outside-project.ts';
import { pack } from './pack.ts';
import { PUBLISHED } from './published.ts';
import { writePackages } from './write-packages.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const home = mkdtempSync(join(tmpdir(), 'aic-outside-'));
const packed = join(home, 'packed');
const tool = join(home, 'tool');
/** What npm links as `aic-tool`. */
const AIC_TOOL = 'node_modules/@aic/build-kit/dist/dev/aic-tool.js';
const tarballs = new Map<string, Package>();

beforeAll(async () => {
  mkdirSync(packed);
  const folders = await writePackages(root, packed);
  for (const [index, { file }] of (await pack(folders, home)).entries()) {
    tarballs.set(PUBLISHED[index]?.folder ?? '', createPackageFromTarballData(readFileSync(file)));
  }
  writeTool(tool, { name: 'demo', label: 'Demo' }, 'outside');
  namePackages(root, tool, {
    folder: home,
    tarballs: readdirSync(home).filter((file) => file.endsWith('.tgz')),
  });
  layOutProject(root, packed, tool);
}, 120_000);
afterAll(() => rmSync(home, { recursive: true }));

function tarballOf(folder: string): Package {
  const tarball = tarballs.get(folder);
  if (tarball === undefined) throw new Error(`${folder} was not packed.`);
  return tarball;
}

describe.each(PUBLISHED.map(({ folder }) => folder))('the tarball of %s', (folder) => {
  it('has the version of the contract, and asks for the same of ours', () => {
    const tarball = tarballOf(folder);
    const { dependencies, peerDependencies } = JSON.parse(
      tarball.readFile(`/node_modules/${tarball.packageName}/package.json`),
    );
    const ranges: Array<[string, string]> = Object.entries({ ...dependencies, ...peerDependencies });

    expect(tarball.packageVersion).toBe(SHELL_CONTRACT);
    expect(ranges.filter(([name, range]) => name.startsWith('@aic/') && range !== SHELL_CONTRACT)).toEqual(
      [],
    );
    expect(ranges.filter(([, range]) => !/^\^?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  it('brings its licence, its README and what was compiled, and neither tests nor stories', () => {
    const files = tarballOf(folder)
      .listFiles()
      .map((file) => file.replace(/^\/node_modules\/@aic\/[^/]+\//, ''));
    const others = files.filter((file) => !/^dist\/.+\.(?:js|d\.ts|css|zip)$/.test(file));

    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files.filter((file) => /\.(?:test|spec|stories|guide)\./.test(file))).toEqual([]);
  });

  it('is found as modules with their types by Node, bundlers and the compiler', async () => {
    const pkgDir = join(packed, basename(folder));
    const { messages } = await publint({ pkgDir, strict: true, pack: false });
    const manifest = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'));
    const result = await checkPackage(tarballOf(folder));

    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
    // As in the profile `esm-only`: there is no CommonJS.
    expect(result).toMatchObject({ types: { kind: 'included' } });
    expect(
      'problems' in result &&
        result.problems.filter(
          (problem) =>
            !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
        ),
    ).toEqual([]);
  });
});

it('gives a tool elsewhere its types, with libraries checked too', async () => {
  const entries = PUBLISHED.flatMap(({ folder }) => {
    const { exports } = JSON.parse(readFileSync(join(packed, basename(folder), 'package.json'), 'utf8'));
    return Object.entries<string | object>(exports)
      .filter(([, entry]) => typeof entry === 'object')
      .map(([name]) => `import '@aic/${basename(folder)}${name.slice(1)}';`);
  });
  writeFileSync(join(tool, 'src/entries.ts'), entries.join('\n'));

  const config = {
    extends: './tsconfig.json',
    // Libraries of others are not written for the second.
    compilerOptions: { skipLibCheck: false, exactOptionalPropertyTypes: false },
    // Storybook's name what this compiler does not have.
    include: ['src', '*.ts'],
    exclude: ['**/*.stories.tsx'],
  };
  writeFileSync(join(tool, 'tsconfig.all.json'), JSON.stringify(config));

  const { stdout } = await run('tsc', ['-p', 'tsconfig.all.json', '--pretty', 'false'], { cwd: tool }).catch(
    (error: unknown) => error as { stdout: string },
  );
  rmSync(join(tool, 'src/entries.ts'));

  expect(stdout).toBe('');
}, 60_000);

it('builds a tool elsewhere, with its first screen as the page of this release takes it over', async () => {
  const program = `
    import { compile, completeConfig } from '@aic/build-kit';
    import build from './rspack.config.ts';
    await compile('demo', completeConfig(build));`;
  writeFileSync(join(tool, 'build.ts'), program);

  await run(process.execPath, ['build.ts'], { cwd: tool });

  const [build = ''] = readdirSync(join(tool, 'dist'));
  const { stdout } = await run(process.execPath, [AIC_TOOL, 'build'], { cwd: tool });
  expect(stdout).toContain(`${build} is unchanged`);
  expect(readdirSync(join(tool, 'dist', build))).toEqual(expect.arrayContaining([...SIDE_FILES]));
  const pages = JSON.parse(readFileSync(join(tool, 'dist', build, PAGES_FILE), 'utf8'));
  expect(pages.other).toMatchObject({
    platform: platformDigest(),
    html: expect.stringContaining('Say hello'),
  });
}, 60_000);

describe('a repository of its own', () => {
  /** As a team, or its pipeline, calls it. */
  const npm = (script: string, env: Record<string, string> = {}) =>
    run('npm', ['run', '--silent', script], { cwd: tool, env: { ...outsideEnv(), ...env } });
  let cluster: TestCluster;
  let server: RunningServer;
  let token = '';

  beforeAll(async () => {
    cluster = await startTestCluster();
    const ownerUrl = await createDatabase(cluster.url);
    const config = parseConfig({
      PORT: '0',
      ROLE: 'api',
      DATABASE_URL: appUrlOf(ownerUrl),
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: join(home, 'data'),
      LOG_LEVEL: 'silent',
    });
    server = await startServer({ config });
    token = (await makeToken(config, { name: 'demo', label: 'a test' })).token;
  });
  afterAll(async () => {
    await server.stop();
    await cluster.stop();
  });

  it('checks its types and runs its test', async () => {
    expect((await npm('types')).stdout).toBe('');
    expect((await npm('test')).stdout).toContain('2 passed');
  }, 60_000);

  it('releases what it is now to a gateway that runs, with the token of its tool, and has a link for others', async () => {
    const gateway = { REMOTE_GATEWAY: server.url, REMOTE_DEPLOY_TOKEN: token };
    mkdirSync(join(tool, 'dist/older'), { recursive: true });
    writeFileSync(join(tool, 'dist/older/build-info.json'), '{}');

    const { stdout } = await npm('release', gateway);

    const [build = '', ...more] = readdirSync(join(tool, 'dist'));
    expect(more).toEqual([]);
    expect(stdout).toContain(`demo: build ${build} is published`);
    // Safe because this is what the route answers.
    const { remotes } = (await (await fetch(`${server.url}/api/remotes`)).json()) as Registry;
    expect(remotes['demo']).toMatchObject({ build, label: 'Demo', routes: ['/demo'] });
    expect((await npm('preview', gateway)).stdout).toMatch(/^demo: preview until .+: http.+$/m);
  }, 60_000);
});

/** Without what this run has told its own processes, and with its commands: those that the packages do not bring. */
function outsideEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
}
