import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@aic/api/testing';
import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { openBrowser } from '../src/user/browser-user.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const root = join(import.meta.dirname, '../..');
const studio = openOwnStudio({ REMOTE_OVERRIDES: 'on' });

/** A tool's folder somewhere else, so that no other journey sees its edits. */
function copyTool(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aic-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['src', 'package.json', 'rspack.config.ts']) {
    cpSync(join(root, 'mf-music', part), join(folder, part), { recursive: true });
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'mf-music/tsconfig.json') }),
  );
  symlinkSync(join(root, 'mf-music/node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** `aic-tool dev` in the folder of a tool. @returns the address that it names */
async function serve(folder: string, ...args: readonly string[]): Promise<URL> {
  const program = join(root, 'packages/build-kit/src/dev/aic-tool.ts');
  const server = spawn(process.execPath, [program, 'dev', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  // Read to its end: the server writes a line with each edit.
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (output: Buffer) => {
      const [, url] = /Ready: (\S+)/.exec(String(output)) ?? [];
      if (url !== undefined) resolve(new URL(url));
    });
    server.once('exit', () => reject(new Error('The tool is not served.')));
  });
}

function rename(folder: string, name: string): void {
  const file = join(folder, 'src/features/music/music-page.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(<Heading level=\{1\}>)[^<]*/, `$1${name}`));
}

/** Types, edits the tool, and looks that the page is the same, with what was typed. */
async function editWhileTyping(page: Page, folder: string): Promise<void> {
  const heading = page.locator('h1');
  await heading.getByText('Music Creator').waitFor();
  const field = page.getByLabel('Describe your music');
  await field.fill('half a thought');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  rename(folder, 'Music Maker');

  await heading.getByText('Music Maker').waitFor();
  expect(await field.inputValue()).toBe('half a thought');
  expect(await page.locator('body[data-same-page]').count()).toBe(1);
}

it('shows an edit of a tool alone in the page that is open, with the focus and what was typed', async () => {
  const folder = copyTool();
  const address = await serve(folder, '--port', String(await findFreePort()));
  const { page } = await openBrowser(studio);
  await page.goto(address.href, { waitUntil: 'commit' });

  await editWhileTyping(page, folder);

  expect(await page.getByLabel('Describe your music').evaluate((field) => field.matches(':focus'))).toBe(
    true,
  );
});

it("runs a tool of the developer's own machine in a shell that allows it, with edits while it is open, and the released one after a reset", async () => {
  const folder = copyTool();
  const port = await findFreePort();
  const address = await serve(folder, '--in-shell', studio.url, '--port', String(port));
  const { page } = await signUpAt(studio, '/');
  const local: string[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).port === String(port)) local.push(new URL(request.url()).pathname);
  });

  await page.goto(address.href);
  await page.locator('[data-tool=music] h1', { hasText: 'Music Creator' }).waitFor();

  expect(local).toEqual(expect.arrayContaining(['/build-info.json', '/container.js']));
  await editWhileTyping(page, folder);

  const released = page.waitForResponse(/\/remotes\/music\/\w+\/container\.js/);
  local.length = 0;
  await page.getByRole('button', { name: 'Reset' }).click();
  expect((await released).status()).toBe(200);
  await page.locator('[data-tool=music] h1', { hasText: 'Music Creator' }).waitFor();
  expect(local).toEqual([]);
});
