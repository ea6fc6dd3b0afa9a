import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';
import { buildFrontend, type FinishedBuild } from '@aic/tools/build';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio();
// Each retry requests the entry with another query.
const MUSIC_ENTRY = /\/remotes\/music\/\w+\/container\.js/;
const MUSIC_TOOL = /\/remotes\/music\/\w+\/tool\.\w+\.js/;
/** Longer than the loader's timeout for a script, and than its pauses between retries. */
const LOADER_TIMEOUT_MS = 10_500;

async function openHome(): Promise<Page> {
  const { page } = await signUpAt(studio, '/');
  await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
  return page;
}

const openTool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools', exact: true }).getByRole('link', { name }).click();
const musicCard = (page: Page) => page.getByRole('heading', { name: 'Music could not be loaded' });
const musicTool = (page: Page) => page.getByRole('heading', { level: 1, name: /Music Creator/ });
const textTool = (page: Page) => page.getByRole('heading', { level: 1, name: /Text AI/ });

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const tampered = async (route: Route) => {
  const response = await route.fetch();
  return route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` });
};
/** Each retry meets the next response; further ones meet the last. */
const FAULTS: ReadonlyArray<[name: string, files: RegExp, responses: Array<(route: Route) => unknown>]> = [
  [
    'its entry is gone, then answers 503 with JSON, then is dropped by the network',
    MUSIC_ENTRY,
    [
      gone,
      (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"down"}' }),
      (route) => route.abort(),
    ],
  ],
  ['its code is gone, or a byte of it was changed on the way', MUSIC_TOOL, [gone, tampered]],
];

/** Builds the music tool's sources under another version: another build id. */
function buildMusic(version: string): Promise<FinishedBuild> {
  const dir = join(import.meta.dirname, '../../mf-music');
  return buildFrontend(defineRemote({ name: 'music', dir, version }));
}

describe('one dead remote', () => {
  it.each(FAULTS)(
    'shows a card when %s, leaves the rest working, and Retry recovers',
    async (_name, files, responses) => {
      const page = await openHome();
      await page.clock.install();
      const met: string[] = [];
      await page.route(files, (route) => {
        met.push(route.request().url());
        return responses[Math.min(met.length, responses.length) - 1]?.(route);
      });
      const openMusic = async (): Promise<void> => {
        await openTool(page, 'Music');
        await page.getByRole('status', { name: 'Loading the tool' }).waitFor();
        // Once for each timeout and each pause between retries.
        for (const isShown = () => musicCard(page).isVisible(); !(await isShown());) {
          await page.clock.fastForward(LOADER_TIMEOUT_MS);
        }
      };

      await openMusic();
      await openTool(page, 'Text');
      await textTool(page).waitFor();
      await openMusic();

      expect(met.length).toBeGreaterThanOrEqual(responses.length);
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Retry' }).click();
      await musicTool(page).waitFor();
    },
  );

  it('falls back to the previous build, in the same page, and the gateway hears of it', async () => {
    const { outputDir } = await buildMusic('0.0.9');
    await studio.publish(outputDir);
    const page = await openHome();
    const registry = JSON.parse((await page.locator('#registry').textContent()) ?? '');
    await page.route(`**${registry.remotes.music.entry}*`, gone);

    await openTool(page, 'Music');

    await musicTool(page).waitFor();
    expect(await page.evaluate((name) => name in globalThis, registry.remotes.music.previous.global)).toBe(
      true,
    );
    const { build, previous } = registry.remotes.music;
    await expect
      .poll(
        async () =>
          studio.sql`select build, outcome from remote_load where build in (${build}, ${previous.build})`,
      )
      .toEqual(
        expect.arrayContaining([
          { build, outcome: 'fallback' },
          { build: previous.build, outcome: 'ok' },
        ]),
      );
  });

  it('keeps its page, and the way to its other half, when one part of it is gone', async () => {
    const page = await openHome();
    await page.route(/\/remotes\/image\/\w+\/src_\w+[^/]*\.js/, gone);

    await page.getByRole('radio', { name: 'Photo Editor' }).click();

    await page.getByText('The photo editor could not be loaded').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    await page.getByRole('radio', { name: 'Text to Image' }).click();
    await page.getByRole('button', { name: /^Generate - / }).waitFor();
  });

  it('says so and loads nothing when operations have switched it off', async () => {
    await studio.sql`select switch_remote('text', true, 'a journey')`;
    const page = await openHome();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await openTool(page, 'Text');

    await page.getByRole('heading', { name: 'Text is switched off for now' }).waitFor();
    expect(asked.filter((url) => url.includes('/remotes/text/'))).toEqual([]);
    await studio.sql`select switch_remote('text', false, 'a journey')`;
  });
});

describe('a release', () => {
  it('is offered to an open page over the event stream, and replaces the old build in place', async () => {
    const page = await openHome();
    await openTool(page, 'Music');
    await musicTool(page).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const { outputDir, info } = await buildMusic('0.0.8');

    await studio.publish(outputDir);
    await studio.sql`select pg_notify('remotes', '')`;

    await page.getByText('Music has a new version').first().waitFor();
    await page.getByRole('button', { name: 'Use it now' }).click();
    await page.waitForFunction((global) => global in globalThis, info.global);
    await musicTool(page).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    const builds = await page.evaluate(() =>
      Object.keys(globalThis).filter((key) => key.startsWith('aic_music_')),
    );
    expect(builds.length).toBeGreaterThanOrEqual(2);

    await studio.sql`select roll_back_remote('music', 'stable', 'a journey')`;
    await page.getByText('Music is back at an earlier version').first().waitFor();
    await page.getByRole('button', { name: 'Use it now' }).click();
    await musicTool(page).waitFor();
    await studio.sql`select unpin_remote('music', 'stable', 'a journey')`;
  });

  it('that switches a tool off reaches the page in which it is open, and what was typed is there again afterwards', async () => {
    const page = await openHome();
    await openTool(page, 'Text');
    await textTool(page).waitFor();
    const prompt = page.getByRole('textbox').first();
    await prompt.fill('A letter to the lighthouse keeper');

    await studio.sql`select switch_remote('text', true, 'a journey')`;
    await page.getByRole('heading', { name: 'Text is switched off for now' }).waitFor({ timeout: 5000 });
    await textTool(page).waitFor({ state: 'detached' });

    await studio.sql`select switch_remote('text', false, 'a journey')`;
    await textTool(page).waitFor();
    expect(await prompt.inputValue()).toBe('A letter to the lighthouse keeper');
  });
});
