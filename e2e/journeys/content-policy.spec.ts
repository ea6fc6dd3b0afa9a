import { expect, it } from 'vitest';
import { openStudio } from '../src/studio.ts';
import { signUp, visit } from '../src/visitor.ts';

const studio = openStudio();

it('runs no inline code that the gateway did not write', async () => {
  const { page, problems } = await visit(studio);
  await page.goto('/');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.head.append(script);
  });

  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  expect(problems.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
});

it('asks nobody but its own origin for anything', async () => {
  const person = await visit(studio);
  const origins = new Set<string>();
  person.page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await signUp(person);
  for (const path of ['/', '/video', '/pricing']) {
    await person.page.goto(path);
    await person.page.getByRole('heading', { level: 1 }).waitFor();
  }

  origins.delete('null');
  expect([...origins]).toEqual([new URL(studio.url).origin]);
});
