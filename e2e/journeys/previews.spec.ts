import { join } from 'node:path';
import { publishBuild } from '@aic/api/remotes';
import { defineRemote } from '@aic/build-kit';
import { buildFrontend } from '@aic/tools/build';
import { expect, inject, it } from 'vitest';
import { expectSoundInBothThemes } from '../src/page/page-checks.ts';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { setRole } from '../src/studio/set-role.ts';
import { openBrowser, signUp } from '../src/user/browser-user.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio();

it('gives a build that no channel has to another user by a link, until they leave or an admin ends it', async () => {
  const dir = join(import.meta.dirname, '../../mf-music');
  const { outputDir, info } = await buildFrontend(defineRemote({ name: 'music', dir, version: '9.9.8' }));
  const installation = { sql: studio.sql, dataDir: inject('dataDir') };
  await publishBuild(installation, outputDir, { actor: 'a journey', commit: 'abcdef1' });
  const boss = await signUpAt(studio, '/');
  await setRole(studio, boss.email, { isAdmin: true });
  const made = await boss.context.request.post('/api/admin/remotes/music/acts', {
    data: { act: 'preview', build: info.build },
    headers: { origin: boss.origin },
  });
  // Safe because the schema of the route says so, and what lacks fails below.
  const { preview } = (await made.json()) as { preview: { url: string } };

  // Somebody else, signed out.
  const { page } = await openBrowser(studio);
  const email = await signUp(await openBrowser(studio));
  const banner = page.getByText(/^Preview of Music: build/);
  const tool = page.locator('[data-tool=music]').getByRole('heading', { level: 1, name: /Music Creator/ });
  const hasBuild = () => page.evaluate((global) => global in globalThis, info.global);
  await page.goto(preview.url);
  await page.getByLabel('E-mail').fill(email);
  expect([await banner.count(), page.url().includes('preview=')]).toEqual([0, false]);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await banner.waitFor();
  await tool.waitFor();
  expect(await hasBuild()).toBe(true);
  await page.reload();
  await tool.waitFor();
  expect([await hasBuild(), await banner.textContent()]).toEqual([
    true,
    expect.stringContaining(`build ${info.build}, commit abcdef1, by admin`),
  ]);
  await expectSoundInBothThemes(page, 'a preview', ['dark', 'light']);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Leave' }).click()]);
  await tool.waitFor();
  expect([await hasBuild(), await banner.count()]).toEqual([false, 0]);

  await page.goto(preview.url);
  await banner.waitFor();
  await tool.waitFor();
  await boss.page.goto('/admin?view=releases');
  await boss.page.getByRole('button', { name: `End the preview of ${info.build} of music` }).click();
  const released = page.waitForResponse(/\/remotes\/music\/\w+\/container\.js/);
  await page.getByText('This preview has ended.').waitFor();
  expect((await released).url()).not.toContain(info.build);
  await tool.waitFor();
  const reported = await studio.sql`
    select distinct is_of_users from remote_load where name = 'music' and build = ${info.build}`;
  expect(reported).toEqual([{ is_of_users: false }]);
});
