import { join } from 'node:path';
import { defineRemote } from '@aic/sdk/federation';
import { buildFrontend } from '@aic/tools/build';
import { expect, it } from 'vitest';
import { openStudio } from '../src/studio.ts';
import { signUp, visit } from '../src/visitor.ts';

const studio = openStudio();

it('offers a released build to an open page over the event stream, and swaps it in place', async () => {
  const person = await visit(studio);
  await signUp(person);
  const { page } = person;
  await page.goto('/music');
  await page.getByRole('heading', { level: 1, name: /Music Creator/ }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const dir = join(import.meta.dirname, '../../mf-music');
  const { outputDir, info } = await buildFrontend(defineRemote({ name: 'music', dir, version: '0.0.8' }));

  await studio.publish(outputDir);
  await studio.sql`select pg_notify('remotes', '')`;

  await page.getByText('Music has a new version').first().waitFor();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await page.waitForFunction((global) => global in globalThis, info.global);
  await page.getByRole('heading', { level: 1, name: /Music Creator/ }).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
