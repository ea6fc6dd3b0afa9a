import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@aic/api/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio({ REMOTE_OVERRIDES: 'on' });

/** `npm run dev -- mf-music --in-shell URL`. @returns the address that it names for the shell */
async function serveInShell(port: number): Promise<URL> {
  const program = join(import.meta.dirname, '../../tools/dev/main.ts');
  const args = [program, 'mf-music', '--in-shell', studio.url, '--port', String(port)];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  for await (const output of server.stdout) {
    const [, url] = /Ready: (\S+)/.exec(String(output)) ?? [];
    if (url !== undefined) return new URL(url);
  }
  throw new Error('The local build is not served.');
}

it("runs a build of the developer's own machine in a shell that allows it, and the released one after a reset", async () => {
  const port = await findFreePort();
  const address = await serveInShell(port);
  const { page } = await signUpAt(studio, '/');
  const local: string[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).port === String(port)) local.push(new URL(request.url()).pathname);
  });

  await page.goto(address.href);
  await page.locator('[data-tool=music] h1', { hasText: 'Music Creator' }).waitFor();

  expect(local).toEqual(expect.arrayContaining(['/build-info.json', '/container.js']));
  // Its lazy parts come after it.
  await page.waitForLoadState('networkidle');
  const released = page.waitForResponse(/\/remotes\/music\/\w+\/container\.js/);
  local.length = 0;
  await page.getByRole('button', { name: 'Reset' }).click();
  expect((await released).status()).toBe(200);
  await page.locator('[data-tool=music] h1', { hasText: 'Music Creator' }).waitFor();
  expect(local).toEqual([]);
});
