import { describe, it } from 'vitest';
import { openStudio } from '../src/studio.ts';
import { signUp, visit } from '../src/visitor.ts';
import { expectWellFormed } from '../src/well-formed.ts';

const studio = openStudio();

const PUBLIC = [
  '/',
  '/auth',
  '/auth?tab=sign-up',
  '/about',
  '/terms',
  '/privacy',
  '/pricing',
  '/contact',
  '/nowhere',
  '/profile',
];
const SIGNED_IN = ['/', '/?mode=photo-editor', '/video', '/music', '/text', '/profile'];
const VIEWS = [
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

describe.each(VIEWS)('in $colorScheme at $viewport.width px', (view) => {
  it('every page for visitors passes axe, has one h1 and no sideways scrolling', async () => {
    const { page } = await visit(studio, view);
    for (const path of PUBLIC) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectWellFormed(page, path);
    }
  });

  it('every page for signed-in people passes axe, has one h1 and no sideways scrolling', async () => {
    const person = await visit(studio, view);
    await signUp(person);
    for (const path of SIGNED_IN) {
      await person.page.goto(path);
      await person.page.getByRole('heading', { level: 1 }).waitFor();
      await expectWellFormed(person.page, path);
    }
  });
});

it('reflows at 320 px', async () => {
  const person = await visit(studio, { viewport: { width: 320, height: 640 } });
  await signUp(person);
  for (const path of ['/', '/auth', '/music']) {
    await person.page.goto(path);
    await person.page.getByRole('heading', { level: 1 }).waitFor();
    await expectWellFormed(person.page, path);
  }
});
