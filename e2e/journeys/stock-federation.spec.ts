import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Registry } from '@aic/sdk';
import type { Configuration } from '@rspack/core';
import { compile } from '@aic/tools/build';
import { expect, it, onTestFinished } from 'vitest';
import { stockHost } from '../fixtures/stock-host/rspack.config.ts';
import { openOwnStudio } from '../src/own-studio.ts';
import { signUpAt } from '../src/tool-user.ts';

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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/stock-host/index.html');

  await page.getByRole('heading', { level: 1, name: /Image/ }).waitFor();
  await page.getByRole('textbox').first().fill('A lighthouse');
  expect(asked).toContain(manifest);
  expect(asked.filter((path) => path.startsWith('/shell/'))).toEqual([]);
  expect(problems).toEqual([]);
});
