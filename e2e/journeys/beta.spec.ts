import { join } from 'node:path';
import { publishBuild } from '@aic/api/remotes';
import { defineRemote } from '@aic/build-kit';
import { buildFrontend } from '@aic/tools/build';
import { expect, inject, it } from 'vitest';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio();

it('lets a user have the new version of a tool before everybody, and go back', async () => {
  const dir = join(import.meta.dirname, '../../mf-music');
  const { outputDir, info } = await buildFrontend(defineRemote({ name: 'music', dir, version: '9.9.9' }));
  const installation = { sql: studio.sql, dataDir: inject('dataDir') };
  await publishBuild(installation, outputDir, { actor: 'a journey', commit: null });
  const user = await signUpAt(studio, '/profile');
  const { page } = user;
  const card = page.getByRole('region', { name: 'Try new versions early' });
  await page.getByRole('region', { name: 'AI Tools' }).waitFor();
  expect(await card.count()).toBe(0);
  await studio.sql`select release_remote('music', 'beta', ${info.build}, 100, 'a journey')`;

  await page.reload();
  await card.getByRole('switch', { name: 'Music' }).waitFor();
  await expectSoundInBothThemes(page, '/profile', ['dark', 'light']);
  await card.getByRole('switch', { name: 'Music' }).click();
  await page.getByRole('button', { name: 'Load now' }).click();

  await card.getByText(/You use the new version 9\.9\.9/).waitFor();
  const musicBuild = async (): Promise<unknown> => {
    await page.goto('/music');
    await page.getByRole('heading', { level: 1, name: /Music Creator/ }).waitFor();
    return page.evaluate((global) => global in globalThis, info.global);
  };
  expect(await musicBuild()).toBe(true);

  await page.goto('/profile');
  await card.getByRole('switch', { name: 'Music' }).click();
  await user.seesToast('You are back');
  expect(await musicBuild()).toBe(false);
});
