import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineRemote } from '@aic/sdk/federation';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openStudio } from '../src/studio.ts';
import { signUp, visit, type Visitor } from '../src/visitor.ts';

const studio = openStudio();
// With the query of a further try.
const MUSIC_ENTRY = /\/remotes\/music\/\w+\/remoteEntry\.js/;
const MUSIC_TOOL = /\/remotes\/music\/\w+\/tool\.\w+\.js/;

async function openHome(): Promise<Visitor> {
  const person = await visit(studio);
  await signUp(person);
  await person.page.goto('/');
  await person.page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
  return person;
}

const openMusic = (page: Page) =>
  page.getByRole('navigation', { name: 'Tools', exact: true }).getByRole('link', { name: 'Music' }).click();
const musicCard = (page: Page) => page.getByRole('heading', { name: 'Music could not be loaded' });
const musicTool = (page: Page) => page.getByRole('heading', { level: 1, name: /Music Creator/ });

const FAULTS: ReadonlyArray<[name: string, files: RegExp, answer: (route: Route) => unknown]> = [
  ['its entry answers 404', MUSIC_ENTRY, (route) => route.fulfill({ status: 404, body: 'gone' })],
  [
    'its entry answers 503 with JSON',
    MUSIC_ENTRY,
    (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"down"}' }),
  ],
  ['its code answers 404', MUSIC_TOOL, (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['the network drops its entry', MUSIC_ENTRY, (route) => route.abort()],
  [
    'a byte of its entry was changed on the way',
    MUSIC_ENTRY,
    async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` });
    },
  ],
];

describe('one dead remote', () => {
  it.each(FAULTS)(
    'shows a card when %s, leaves the rest working, and Retry recovers',
    async (_name, files, answer) => {
      const { page } = await openHome();
      await page.route(files, answer);

      await openMusic(page);
      await musicCard(page).waitFor();

      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      await page
        .getByRole('navigation', { name: 'Tools', exact: true })
        .getByRole('link', { name: 'Text' })
        .click();
      await page.getByRole('heading', { level: 1, name: /Text AI/ }).waitFor();
      await openMusic(page);
      await musicCard(page).waitFor();

      await page.unroute(files);
      await page.getByRole('button', { name: 'Retry' }).click();
      await musicTool(page).waitFor();
    },
  );

  it('shows a card when its entry hangs, and Retry recovers once the file is back', async () => {
    const { page } = await openHome();
    await page.route(MUSIC_ENTRY, () => new Promise(() => undefined));

    await openMusic(page);
    await page.getByRole('status', { name: 'Loading the tool' }).waitFor();
    await musicCard(page).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.getByRole('button', { name: 'Retry' }).click();
    await musicTool(page).waitFor();
  });

  it('falls back to the build before it, in the same page', async () => {
    const { page } = await openHome();
    // The same sources under another version are another build.
    const { outputDir } = await otherBuildOfMusic();
    await studio.publish(outputDir);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    const registry = JSON.parse((await page.locator('#registry').textContent()) ?? '');
    await page.route(`**${registry.remotes.music.entry}*`, (route) => route.fulfill({ status: 404 }));

    await openMusic(page);

    await musicTool(page).waitFor();
    expect(await page.evaluate((name) => name in globalThis, registry.remotes.music.previous.global)).toBe(
      true,
    );
  });

  it('says so and loads nothing when operations have switched it off', async () => {
    await studio.sql`select switch_remote('text', true)`;
    const { page } = await openHome();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await page
      .getByRole('navigation', { name: 'Tools', exact: true })
      .getByRole('link', { name: 'Text' })
      .click();

    await page.getByRole('heading', { name: 'Text is switched off for now' }).waitFor();
    expect(asked.filter((url) => url.includes('/remotes/text/'))).toEqual([]);
    await studio.sql`select switch_remote('text', false)`;
  });
});

describe('mounting and unmounting', () => {
  it('leaves nothing behind after 100 cycles', async () => {
    const { page } = await openHome();
    const cycle = async (times: number) => {
      for (let done = 0; done < times; done += 1) {
        await page.evaluate(() => history.pushState(null, '', '/music'));
        await musicTool(page).waitFor();
        await page.evaluate(() => history.pushState(null, '', '/text'));
        await page.getByRole('heading', { level: 1, name: /Text AI/ }).waitFor();
      }
    };
    const client = await page.context().newCDPSession(page);
    const measure = async () => {
      await client.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
      return { nodes, jsEventListeners, styles: await page.locator('style').count() };
    };
    await cycle(5);
    const before = await measure();

    await cycle(100);

    const after = await measure();
    expect(after.styles).toBe(before.styles);
    expect(after.nodes).toBeLessThan(before.nodes + 200);
    expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners + 50);
  });
});

async function otherBuildOfMusic() {
  const { buildFrontend } = await import('@aic/tools/build');
  const root = join(import.meta.dirname, '../..');
  const build = defineRemote({ name: 'music', dir: join(root, 'mf-music'), version: '0.0.9' });
  const finished = await buildFrontend(build);
  expect(readFileSync(join(finished.outputDir, 'build-info.json'), 'utf8')).toContain('0.0.9');
  return finished;
}
