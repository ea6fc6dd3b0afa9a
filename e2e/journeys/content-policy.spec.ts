import { expect, it } from 'vitest';
import { openBrowser, signUp } from '../src/browser-user.ts';
import { openStudio } from '../src/studio.ts';

// The tools' own journeys prove that their uploads, previews, playback and downloads are allowed (see `openBrowser`).
const studio = openStudio();

it('blocks inline code that the gateway did not write, and the gateway hears of it', async () => {
  const { page, problems } = await openBrowser(studio);
  await page.goto('/');
  const answer = page.waitForResponse('**/api/policy-reports');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.head.append(script);
  });

  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  expect((await answer).status()).toBe(204);
  // From the page and from the console.
  expect(problems.splice(0)).toEqual([
    expect.stringContaining('Content Security Policy'),
    expect.stringContaining('Content Security Policy'),
  ]);
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
