import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';

const studio = openStudio();

/** The files of items that the page asks for, with the status of each. */
function watchMedia(page: Page): Array<readonly [path: string, status: number]> {
  const responses: Array<readonly [string, number]> = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/media/')) responses.push([pathname, response.status()]);
  });
  return responses;
}

const canShow = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const image = new Image();
        image.addEventListener('load', () => resolve(true));
        image.addEventListener('error', () => resolve(false));
        image.src = src;
      }),
    url,
  );

it('shows pictures that it has after asking once for each, and none after it was signed out elsewhere', async () => {
  const first = await openBrowser(studio);
  const email = await signUp(first);
  const { page, context, origin } = first;
  const urls: string[] = [];
  for (const prompt of ['One', 'Two']) {
    const response = await context.request.post('/api/generate', {
      data: { prompt, size: '1024x1024', quality: 'standard', style: 'vivid', allow_approximation: true },
      headers: { origin, prefer: 'wait=60' },
    });
    urls.push(((await response.json()) as { thumbnails: { avif: string } }).thumbnails.avif);
  }
  const seen = async (): Promise<void> => {
    await page.getByRole('img', { name: 'Two' }).first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  await page.goto('/');
  await seen();
  const again = watchMedia(page);
  await page.reload();
  await seen();
  // One question for each preview and for the file of the one that is shown large, and no byte of any.
  expect(again.map(([, status]) => status)).toEqual([304, 304, 304]);
  expect(new Set(again.map(([path]) => path)).size).toBe(3);
  expect(await canShow(page, urls[0] ?? '')).toBe(true);

  const second = await openBrowser(studio);
  const { request } = second.context;
  const headers = { origin };
  await request.post('/api/login', { data: { email, password: 'correct horse battery' }, headers });
  await request.post('/api/account/sessions/end-others', { data: {}, headers });
  await page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();

  await page.goto('/about');
  for (const url of urls) expect(await canShow(page, url)).toBe(false);
});
