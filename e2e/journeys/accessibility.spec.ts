import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expectContrast } from '../src/axe.ts';
import { openStudio } from '../src/studio.ts';
import { showIn } from '../src/theme.ts';
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
/** What differs from theme to theme is colour, so the second theme is asked about contrast only. */
const VIEWS = [
  { themes: ['dark', 'light'], viewport: { width: 1440, height: 900 } },
  // So high that the button which sticks to a phone's lower edge covers nothing that could be scrolled clear of it.
  { themes: ['light', 'dark'], viewport: { width: 390, height: 2000 } },
] as const;

describe.each(VIEWS)('at $viewport.width px', ({ themes: [first, second], viewport }) => {
  async function expectAccessiblePages(page: Page, paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await showIn(page, first);
      await expectWellFormed(page, path);
      await showIn(page, second);
      await expectContrast(page);
    }
  }

  it('every page for visitors passes axe in both themes, has one h1 and no sideways scrolling', async () => {
    const { page } = await visit(studio, { viewport });
    await expectAccessiblePages(page, PUBLIC);
  });

  it('every page for signed-in people passes axe in both themes, has one h1 and no sideways scrolling', async () => {
    const person = await visit(studio, { viewport });
    await signUp(person);
    await expectAccessiblePages(person.page, SIGNED_IN);
  });
});

it('reflows at 320 px', async () => {
  const person = await visit(studio, { viewport: { width: 320, height: 2000 } });
  await signUp(person);
  for (const path of ['/', '/auth', '/music']) {
    await person.page.goto(path);
    await person.page.getByRole('heading', { level: 1 }).waitFor();
    await expectWellFormed(person.page, path);
  }
});
