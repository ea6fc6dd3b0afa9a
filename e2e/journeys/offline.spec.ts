import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { openStudio } from '../src/studio/studio.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';
import { newToolUser, signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

it('says that there is no network, and a tool that failed without it comes by itself', async () => {
  const { page, context } = await signUpAt(studio, '/profile');
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();

  await context.setOffline(true);
  const notice = page.getByText(/^You are offline\./).first();
  await notice.waitFor();
  await page.getByRole('link', { name: 'Music' }).first().click();
  await page.getByRole('heading', { level: 1, name: /could not be loaded/ }).waitFor();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Music Creator' }).waitFor();
  expect(await notice.isVisible()).toBe(false);
});

it('says that a page for visitors did not arrive, and it comes by itself once there is a network', async () => {
  const { page, context } = await openBrowser(studio);
  await page.goto('/about');
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
});

it('shows a page of its own where nothing can be reached, keeps nothing else, and the page comes by itself', async () => {
  const user = await openBrowser(studio, { serviceWorkers: 'allow' });
  const { page, context } = user;
  await signUp(user);
  await page.goto('/library');
  await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await context.setOffline(true);
  await page.goto('/video');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await expectAccessible(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);

  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Video' }).waitFor();
});

it('shows a finished picture also where a proxy opens the stream of events and passes nothing on', async () => {
  const proxy = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  await once(proxy, 'listening');
  const user = await newToolUser(studio);
  const { page, context } = user;
  let opened = 0;
  await context.route('**/api/events', (route) => {
    opened += 1;
    // Safe because a listening TCP server has an AddressInfo.
    const { port } = proxy.address() as AddressInfo;
    return route.continue({ url: `http://127.0.0.1:${port}/` });
  });
  await page.goto('/');
  const prompt = 'A lighthouse on a cliff at dusk, calm sea';
  await page.getByRole('textbox').fill(prompt);
  await page.getByRole('button', { name: /Generate - 20 credits/ }).click();

  await page
    .getByRole('region', { name: 'Recent Generations' })
    .getByRole('img', { name: prompt })
    .waitFor({ timeout: 25_000 });

  await user.hasCredits(480);
  expect(opened).toBeGreaterThan(0);
});
