import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';
import { buildFrontend } from '@aic/tools/build';
import type { Page, Route } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openOwnStudio();
beforeAll(async () => {
  const dir = join(import.meta.dirname, '../fixtures/styled-tool');
  const page = { label: 'Styled', routes: ['/styled'] };
  const { outputDir } = await buildFrontend(defineRemote({ name: 'styled', dir, page, version: '1.0.0' }));
  await studio.publish(outputDir);
});

/** One byte more, in a comment. */
const tampered = async (route: Route) => {
  const response = await route.fetch();
  return route.fulfill({ response, body: `${await response.text()}/**/` });
};

const colorOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

it('applies the style sheets of a tool and of its parts, each with its integrity', async () => {
  const { page } = await signUpAt(studio, '/styled');

  await page.getByText('Details', { exact: true }).waitFor();
  expect(await colorOf(page, '.styled-heading')).toBe('rgb(1, 2, 3)');
  expect(await colorOf(page, '.styled-details')).toBe('rgb(4, 5, 6)');
  const links = page.locator('link[rel=stylesheet]');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('integrity')))).toEqual([
    expect.stringMatching(/^sha384-/),
    expect.stringMatching(/^sha384-/),
  ]);
});

it('shows the card, and no tool without styles, when a byte of its style sheet was changed; Retry recovers', async () => {
  const { page } = await signUpAt(studio, '/');
  await page.route(/\/remotes\/styled\/\w+\/tool\.\w+\.css/, tampered);

  await page.getByRole('link', { name: 'Styled' }).first().click();

  await page.getByRole('heading', { name: 'Styled could not be loaded' }).waitFor();
  expect(await page.locator('.styled-heading').count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('.styled-heading').waitFor();
  expect(await colorOf(page, '.styled-heading')).toBe('rgb(1, 2, 3)');
});

it('costs the part whose style sheet was changed or does not come, and "Try again" brings it', async () => {
  const { page } = await signUpAt(studio, '/');
  const asked: string[] = [];
  await page.route(/\/remotes\/styled\/\w+\/[^/]*details[^/]*\.css/, (route) => {
    asked.push(new URL(route.request().url()).search);
    return asked.length === 1 ? route.fulfill({ status: 404 }) : tampered(route);
  });

  await page.getByRole('link', { name: 'Styled' }).first().click();

  await page.getByText('The details could not be loaded').waitFor();
  expect(await page.locator('.styled-details').count()).toBe(0);
  expect(await colorOf(page, '.styled-heading')).toBe('rgb(1, 2, 3)');
  expect(asked).toEqual(['', '?try=1']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Details', { exact: true }).waitFor();
  expect(await colorOf(page, '.styled-details')).toBe('rgb(4, 5, 6)');
});
