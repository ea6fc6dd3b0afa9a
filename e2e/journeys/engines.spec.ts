import { sendJson, startFakeVendor, type FakeVendor } from '@aic/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../src/page/axe.ts';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { setRole } from '../src/studio/set-role.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const KEY = 'xk-only-typed-once';
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const studio = openOwnStudio();
let vendor: FakeVendor;
beforeAll(async () => {
  vendor = await startFakeVendor();
  vendor.serveWith((response, { path }) =>
    path === '/v1/models'
      ? sendJson(response, 200, { data: [{ id: 'flux-local' }] })
      : sendJson(response, 200, { created: 1, data: [{ b64_json: PICTURE }] }),
  );
});
afterAll(() => vendor.stop());

it('leads an admin from the preview engine to a picture of a connected server by the browser alone', async () => {
  const { page, email, result } = await signUpAt(studio, '/');
  await setRole(studio, email, { isAdmin: true });
  await page.reload();
  const startedAt = performance.now();
  await page.getByRole('link', { name: 'Connect a model' }).click();
  await page.getByRole('button', { name: 'Add an engine: Images' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(vendor.baseUrl);
  await page.getByLabel('Key', { exact: true }).fill(KEY);
  await page.getByRole('button', { name: 'List its models' }).click();
  await page.getByRole('combobox', { name: 'Model' }).getByText('flux-local').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await page.getByRole('img', { name: 'What it has made' }).waitFor();
  await page.getByText(/^Price, limits/).click();
  await page.getByRole('textbox', { name: /^Credits/ }).fill('3');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByText('Made by flux-local: it was added here.').waitFor();

  await page.getByRole('link', { name: 'Images', exact: true }).first().click();
  await page.getByRole('main').getByRole('textbox').first().fill('A red fox');
  await page.getByRole('button', { name: /Generate - 3 credits/ }).click();

  await result.getByText(/flux-local/).waitFor();
  expect(performance.now() - startedAt).toBeLessThan(60_000);
  expect(vendor.seen.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
  expect(await page.content()).not.toContain(KEY);
});
