import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';
import { buildFrontend } from '@aic/tools/build';
import { expect, it } from 'vitest';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio();
const dir = join(import.meta.dirname, '../../mf-text');
const page = { label: 'Album', routes: ['/album'] };

it('shows a released tool that the shell does not know in an open page, at its address and in history, until it is retired', async () => {
  const user = await signUpAt(studio, '/');
  const links = user.page.getByRole('navigation', { name: 'Tools', exact: true });
  await links.getByRole('link', { name: 'Text' }).waitFor();
  expect(await links.getByRole('link', { name: 'Album' }).count()).toBe(0);
  expect((await fetch(`${studio.url}/album`)).status).toBe(404);

  // Another tool's code under a name of its own: what is tried is the way there.
  const { outputDir } = await buildFrontend(
    defineRemote({ name: 'album', dir, page, firstScreen: '/album' }),
  );
  await studio.publish(outputDir);

  await links.getByRole('link', { name: 'Album' }).click();
  await user.page.locator('[data-tool=album] h1').waitFor();
  expect(await user.page.title()).toContain('Album');
  await links.getByRole('link', { name: 'Music' }).click();
  await user.page.locator('[data-tool=music] h1').waitFor();
  expect(await user.page.locator('[data-tool=album]').count()).toBe(0);

  // What is seen of it before any script, as for the tools that the shell knows.
  const html = (await (await user.page.request.get('/album')).text()).replaceAll(
    /<script[^]*?<\/script>/g,
    '',
  );
  expect(html).toMatch(/<header[^]*data-first-screen="album"[^]*<h1/);
  expect(html).toMatch(/<nav aria-label="Tools"[^]*aria-current="page"[^>]*href="\/album"[^]*<\/nav>/);

  await user.page.goBack();
  await user.page.locator('[data-tool=album] h1').waitFor();
  expect((await user.page.reload())?.status()).toBe(200);
  await user.page.locator('[data-tool=album] h1').waitFor();

  await studio.sql`select remove_remote('album', 'a journey')`;
  await links.getByRole('link', { name: 'Album' }).waitFor({ state: 'detached', timeout: 5000 });
  await user.page.locator('[data-tool=album]').waitFor({ state: 'detached' });
  await user.page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
});
