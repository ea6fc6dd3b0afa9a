import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { compile } from '@aic/build-kit';
import type { Registry } from '@aic/sdk';
import type { Configuration } from '@rspack/core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { stockHost } from '../fixtures/stock-host/rspack.config.ts';
import { stockRemote } from '../fixtures/stock-remote/rspack.config.ts';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { journeyEnvironment } from '../src/studio/start-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio();

/** @returns its folder */
async function build(config: Configuration): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'aic-stock-'));
  onTestFinished(() => rm(path, { recursive: true }));
  await compile('a stock project', { ...config, output: { ...config.output, path } });
  return path;
}

it('a host of the stock plugin loads the image tool from its manifest, with a React of its own', async () => {
  // Safe because this is what the route answers.
  const { remotes } = (await (await fetch(`${studio.url}/api/remotes`)).json()) as Registry;
  const manifest = remotes['image']?.entry.replace('container.js', 'mf-manifest.json') ?? '';
  const host = await build(stockHost(manifest));
  const { page, problems } = await signUpAt(studio, '/');
  // Another page at the origin of the product, as behind a proxy; it has none of the shell's files.
  await page.route('**/stock-host/*', async (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    return file === 'index.html'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<title>Host</title><body><script src="main.js"></script>',
        })
      : route.fulfill({ contentType: 'text/javascript', body: await readFile(join(host, file)) });
  });
  // The shell asks for late files of its own until its page is left.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/stock-host/index.html');

  await page.getByRole('heading', { level: 1, name: /Image/ }).waitFor();
  await page.getByRole('textbox').first().fill('A lighthouse');
  expect(asked).toContain(manifest);
  expect(asked.filter((path) => path.startsWith('/shell/'))).toEqual([]);
  expect(problems).toEqual([]);
});

const COMMAND = join(import.meta.dirname, '../../tools/remote/main.ts');

/** `npm run remote -- release counter --dir ...`, on the installation of this studio. */
async function release(dir: string, { name = 'counter' } = {}): Promise<void> {
  const label = name === 'counter' ? 'Counter' : 'Gauge';
  const line = `release ${name} --dir ${dir} --contract ^1.0.0 --label ${label} --json`;
  const env = { ...process.env, ...journeyEnvironment(studio.databaseUrl, inject('dataDir')) };
  await promisify(execFile)(process.execPath, [COMMAND, ...line.split(' ')], { env });
}

it('a remote of the stock plugin opens in the shell, with its React, and fails as all remotes do', async () => {
  const { page, problems, email } = await signUpAt(studio, '/');
  const links = page.getByRole('navigation', { name: 'Tools', exact: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await release(await build(stockRemote()));

  await links.getByRole('link', { name: 'Counter' }).click();
  await page.getByRole('heading', { name: `Counter of ${email}` }).waitFor();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  // The React that it brings stays where it is.
  expect(asked.filter((path) => path.startsWith('/remotes/counter/')).map((path) => basename(path))).toEqual([
    'remoteEntry.js',
    '__federation_expose_tool.js',
  ]);

  await page.route('**/remotes/counter/**', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByRole('heading', { name: 'Counter could not be loaded' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: `Counter of ${email}` }).waitFor();

  // A release that breaks when it runs: the build before stands in.
  await release(await build(stockRemote('./src/broken.ts')));
  await page.reload();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  expect(problems).toEqual([]);
});

it('of two stock remotes that load at once both go on when one of them is replaced', async () => {
  const { page, problems } = await signUpAt(studio, '/pricing');
  const links = page.getByRole('navigation', { name: 'Tools', exact: true });
  const releaseVersion = async (name: string, version: number) =>
    release(await build(stockRemote('./src/tool.tsx', { name, version })), { name });
  await releaseVersion('counter', 2);
  await releaseVersion('gauge', 2);
  await page.reload();
  const { promise: bothAsked, resolve: letBothGo } = Promise.withResolvers<void>();
  await page.route('**/remoteEntry.js', async (route) => {
    await bothAsked;
    await route.continue();
  });
  for (const name of ['counter', 'gauge']) {
    const asked = page.waitForRequest(`**/remotes/${name}/*/remoteEntry.js`);
    await links.getByRole('link', { name: new RegExp(name, 'i') }).hover();
    await asked;
  }
  letBothGo();
  await page.unrouteAll({ behavior: 'wait' });

  await releaseVersion('counter', 3);

  for (const [name, version] of Object.entries({ counter: 3, gauge: 2 })) {
    await links.getByRole('link', { name: new RegExp(name, 'i') }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText(`Later part of ${name}, version ${version}`).waitFor();
  }
  expect(problems).toEqual([]);
});
