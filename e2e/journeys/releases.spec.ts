import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRemote, type BuildInfo } from '@aic/build-kit';
import type { Registry } from '@aic/sdk';
import { buildFrontend } from '@aic/tools/build';
import { expect, it, onTestFinished } from 'vitest';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio({
  REMOTE_ROLLBACK_USERS: '3',
  // Users of a journey are as old as the journey, and each says which network it is from.
  REMOTE_ROLLBACK_ACCOUNT_HOURS: '0',
  REMOTE_ROLLBACK_CONFIRMED: 'false',
  TRUSTED_PROXY_HOPS: '1',
});

/** What users get of the music tool. */
async function musicOf(): Promise<Registry['remotes'][string] | undefined> {
  // Safe because this is what the route answers.
  const registry = (await (await fetch(`${studio.url}/api/remotes`)).json()) as Registry;
  return registry.remotes['music'];
}

function buildMusic(version: string) {
  const dir = join(import.meta.dirname, '../../mf-music');
  return buildFrontend(defineRemote({ name: 'music', dir, version }));
}

const rollbacks = () =>
  studio.sql`select name, from_build as from, build from remote_event where actor = 'system' order by id`;

/** A build whose code breaks when it runs: whole, signed for and small enough, as nothing but a browser finds out. */
async function buildBrokenMusic(version: string) {
  const { outputDir, info } = await buildMusic(version);
  const folder = await mkdtemp(join(tmpdir(), 'aic-broken-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(outputDir, folder, { recursive: true });
  const infoFile = join(folder, 'build-info.json');
  // Safe because BuildInfoPlugin has written it.
  const broken = JSON.parse(await readFile(infoFile, 'utf8')) as BuildInfo;
  const tool = broken.assets.find((file) => file.startsWith('tool.')) ?? '';
  const code = 'throw new TypeError("broken on purpose");';
  broken.integrity[tool] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  await writeFile(join(folder, tool), code);
  await writeFile(infoFile, JSON.stringify(broken));
  return { folder, build: info.build };
}

it('rolls a broken build back by itself, and no user has seen a card', async () => {
  const good = await musicOf();
  const { folder, build } = await buildBrokenMusic('0.0.6');
  await studio.publish(folder);
  expect(await musicOf()).toMatchObject({ build, previous: { build: good?.build } });

  let cards = 0;
  for (let n = 0; n < 3; n += 1) {
    const extraHTTPHeaders = { 'x-forwarded-for': `10.0.${n}.1` };
    const { page, problems } = await signUpAt(studio, '/', { extraHTTPHeaders });
    await page
      .getByRole('navigation', { name: 'Tools', exact: true })
      .getByRole('link', { name: 'Music' })
      .click();
    const card = page.getByRole('heading', { name: 'Music could not be loaded' });
    const tool = page.getByRole('heading', { level: 1, name: /Music Creator/ });
    await tool.or(card).waitFor();
    if (await card.isVisible()) cards += 1;
    expect([...new Set(problems.splice(0))]).toEqual(['broken on purpose']);
  }

  await expect.poll(async () => (await musicOf())?.build, { timeout: 10_000 }).toBe(good?.build);
  expect(cards).toBe(0);
  expect((await musicOf())?.previous?.build).not.toBe(build);
  expect(await rollbacks()).toEqual([{ name: 'music', from: build, build: good?.build }]);
  // Where it broke is known, for the team that mends it.
  await expect
    .poll(
      () => studio.sql`
        select frames -> 0 ->> 'file' as file from remote_error
        where build = ${build} and error_class = 'TypeError'`,
    )
    .toEqual([{ file: expect.stringMatching(/^tool\.\w+\.js$/) }]);
  // As a start does it: the channel is pinned.
  await studio.publish(folder);
  expect((await musicOf())?.build).toBe(good?.build);
});

it('takes reports as text and as JSON, as browsers send beacons', async () => {
  const { build = '', version = '' } = (await musicOf()) ?? {};
  const report = {
    remote: 'music',
    build,
    version,
    phase: 'lazy',
    outcome: 'failed',
    ms: 9,
    errorClass: 'Beacon',
  };
  const { page } = await signUpAt(studio, '/');
  for (const type of [null, 'application/json']) {
    const isSent = await page.evaluate(
      ([text, asType]) =>
        navigator.sendBeacon(
          '/api/remotes/reports',
          asType === null ? text : new Blob([text], { type: asType }),
        ),
      [JSON.stringify(report), type] as const,
    );
    expect(isSent).toBe(true);
  }

  await expect
    .poll(() => studio.sql`select count from remote_load where build = ${build} and errors ? 'Beacon'`)
    .toEqual([{ count: 2 }]);
});
