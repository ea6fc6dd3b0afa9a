import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@aic/api/testing';
import { afterAll, expect, it } from 'vitest';
import { openOwnStudio } from '../src/studio/own-studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const ENGINES = {
  image: [
    { id: 'studio', label: 'Studio', vendor: 'preview' },
    // Nothing listens there.
    {
      id: 'quick',
      label: 'Quick',
      vendor: 'openai',
      model: 'quick-1',
      baseUrl: `http://127.0.0.1:${await findFreePort()}/v1`,
      price: 5,
      fallback: 'studio',
    },
  ],
};
const folder = mkdtempSync(join(tmpdir(), 'aic-engines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'engines.json');
writeFileSync(file, JSON.stringify(ENGINES));
const studio = openOwnStudio({ ENGINES_FILE: file });

it('lets a creator choose a model by its price, says what made each image, and falls back when its vendor is down', async () => {
  const user = await signUpAt(studio, '/');
  const { page } = user;
  await page.getByRole('textbox').fill('A lighthouse on a cliff at dusk, calm sea');
  const choice = page.getByRole('combobox', { name: 'Model' });
  expect(await choice.textContent()).toContain('Studio');

  await choice.click();
  await page.getByRole('option', { name: /Quick/ }).click();
  await page.getByRole('button', { name: /Generate - 5 credits/ }).click();

  await user.result.getByText(/Studio/).waitFor();
  await user.hasCredits(495);
  // The gateway prerenders the first engine's screen, with a part that the chosen one does not have.
  await page.reload();
  await page.getByRole('button', { name: /Generate - 5 credits/ }).waitFor();
  expect(await choice.textContent()).toContain('Quick');

  await choice.click();
  await page.getByRole('option', { name: /Studio/ }).click();
  await page.getByRole('button', { name: /Generate - 20 credits/ }).click();
  await user.hasCredits(475);
});
