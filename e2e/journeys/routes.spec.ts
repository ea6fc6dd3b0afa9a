import { describe, expect, it } from 'vitest';
import { openStudio } from '../src/studio.ts';
import { signUp, visit } from '../src/visitor.ts';

const studio = openStudio();

describe('routes for a signed-out visitor', () => {
  it('[2.route.home] shows the landing page at / to a visitor and the image tool to a person', async () => {
    const visitor = await visit(studio);
    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();

    await signUp(visitor);
    await visitor.page.goto('/');

    await visitor.page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
  });

  it('[2.route.404] answers unknown addresses with status 404 and the 404 screen', async () => {
    const { page } = await visit(studio);

    const answer = await page.goto('/no/such/page');

    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  });

  it('[2.route.spinner] shows a spinner while the auth state loads', async () => {
    const { page } = await visit(studio);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/auth/user', async (route) => {
      await answer.promise;
      await route.continue();
    });

    await page.goto('/');
    await page.getByText('Loading').waitFor({ state: 'attached' });

    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    answer.resolve();
    await page.getByRole('heading', { level: 1, name: 'Create with AI Power' }).waitFor();
  });

  it('sends a visitor of a tool to the sign-in page and back to the tool afterwards', async () => {
    const { page } = await visit(studio);
    await page.goto('/video');
    await page.waitForURL('**/auth?returnTo=%2Fvideo');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Email').fill(`returning-${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');

    await page.getByRole('button', { name: 'Create account' }).click();

    await page.waitForURL('**/video');
    await page.getByRole('heading', { level: 1, name: /Video Studio/ }).waitFor();
  });

  it('[2.route.api-login] /api/login leads a browser to the sign-in page, never to another site', async () => {
    const { page } = await visit(studio);

    await page.goto('/api/login?returnTo=/music');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/auth?returnTo=%2Fmusic');

    await page.goto('/api/login?returnTo=//evil.example/x');
    expect(page.url()).not.toContain('evil');
  });

  it('[2.nav.signed-out] offers Sign In and Get Started, both to /auth', async () => {
    const { page } = await visit(studio);
    await page.goto('/');
    const header = page.getByRole('banner');

    for (const name of ['Sign In', 'Get Started']) {
      const href = await header.getByRole('link', { name }).getAttribute('href');
      expect(href?.split('?')[0]).toBe('/auth');
    }
  });
});

describe('routes for a signed-in person', () => {
  it('[2.route.image] shows the image tool at /image-generator too', async () => {
    const person = await visit(studio);
    await signUp(person);
    await person.page.goto('/image-generator');

    await person.page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
  });

  it('[2.route.auth] is for signed-out people: others are sent to /', async () => {
    const person = await visit(studio);
    await signUp(person);

    await person.page.goto('/auth');

    await person.page.waitForURL(`${studio.url}/`);
    await person.page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
  });

  it('[2.nav.tools] links to the four tools, the active one marked, and moves between them without a page load', async () => {
    const person = await visit(studio);
    await signUp(person);
    const { page } = person;
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const tools = page.getByRole('navigation', { name: 'Tools', exact: true });

    for (const [name, path, heading] of [
      ['Video', '/video', /Video Studio/],
      ['Music', '/music', /Music Creator/],
      ['Text', '/text', /Text AI/],
      ['Images', '/', /Images/],
    ] as const) {
      await tools.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await tools.locator('[aria-current=page]').allTextContents()).toEqual([name]);
    }
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  it('keeps back and forward in step with the tool on the page', async () => {
    const person = await visit(studio);
    await signUp(person);
    const { page } = person;
    await page.goto('/');
    await page.getByRole('link', { name: 'Music' }).first().click();
    await page.getByRole('heading', { level: 1, name: /Music Creator/ }).waitFor();

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: /Music Creator/ }).waitFor();
  });

  it.each(['hover', 'focus'] as const)('fetches a tool ahead of the click on %s', async (way) => {
    const person = await visit(studio);
    await signUp(person);
    const { page } = person;
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    const link = page
      .getByRole('navigation', { name: 'Tools', exact: true })
      .getByRole('link', { name: 'Music' });
    const fetched = Promise.all(
      [/remotes\/music\/\w+\/remoteEntry\.js$/, /remotes\/music\/\w+\/tool\.\w+\.js$/].map((file) =>
        page.waitForResponse(file),
      ),
    );

    await (way === 'hover' ? link.hover() : link.focus());

    expect((await fetched).map((response) => response.status())).toEqual([200, 200]);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
