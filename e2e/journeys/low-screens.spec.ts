import { expect, it } from 'vitest';
import { openStudio } from '../src/studio.ts';
import { signUp, visit } from '../src/visitor.ts';
import { expectWellFormed } from '../src/well-formed.ts';

const studio = openStudio();

it('leaves a low screen to the page: header and tool links scroll away with it', async () => {
  const person = await visit(studio, { viewport: { width: 320, height: 225 } });
  await signUp(person);
  const { page } = person;
  await page.goto('/music');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const links = page.getByRole('navigation', { name: 'Tools', exact: true });
  expect((await links.boundingBox())?.y).toBeLessThan(100);
  await expectWellFormed(page, '/music');

  await page.getByRole('textbox', { name: 'Describe your music' }).focus();
  await page.evaluate(() => scrollTo(0, 600));

  expect((await links.boundingBox())?.y).toBeLessThan(-400);
});
