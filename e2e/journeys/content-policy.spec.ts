import { expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';
import { signUpAt } from '../src/user/tool-user.ts';

// The tools' own journeys prove that their uploads, previews, playback and downloads are allowed (see `openBrowser`).
const studio = openStudio();

it('blocks inline code that the gateway did not write', async () => {
  const { page, problems } = await openBrowser(studio);
  await page.goto('/');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('globalThis.injected = true');
    document.head.append(script);
  });

  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  expect(problems.splice(0)).toContainEqual(expect.stringContaining('require-trusted-types-for refused'));
});

it('tells the gateway of what it refuses', async () => {
  const { page, problems } = await openBrowser(studio);
  await page.goto('/');
  const response = page.waitForResponse('**/api/policy-reports');

  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/stolen?from=here';
  });

  expect((await response).status()).toBe(204);
  expect(problems.splice(0)).toContainEqual(expect.stringContaining('img-src refused'));
});

it('refuses to make scripts, markup, frames and other policies of a text', async () => {
  const { page, problems } = await signUpAt(studio, '/');
  await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();

  for (const code of [
    // Of our own origin, and of no build.
    `document.createElement('script').src = '/remotes/image/unknown/remoteEntry.js'`,
    `document.createElement('script').setAttribute('src', '/api/remotes')`,
    `document.body.innerHTML += '<img src="x" onerror="globalThis.injected = true">'`,
    `document.createElement('iframe').srcdoc = '<p>Sign in</p>'`,
    `trustedTypes.createPolicy('mine', {})`,
  ]) {
    await expect(page.evaluate(code)).rejects.toThrow(/TrustedHTML|TrustedScriptURL|disallowed/);
    await expect
      .poll(() => problems.some((problem) => problem.includes('trusted-types')), { message: code })
      .toBe(true);
    problems.splice(0);
  }
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
});

it('sends requests to its own origin only', async () => {
  const user = await openBrowser(studio);
  const { page, origin } = user;
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/pricing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await signUp(user);
  for (const path of ['/', '/video']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  // Addresses of data: and blob: have no origin.
  origins.delete('null');
  expect([...origins]).toEqual([origin]);
});
