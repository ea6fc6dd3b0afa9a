import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openSettings } from '../src/page/open-settings.ts';
import { drawPicture } from '../src/page/picture.ts';
import { openStudio } from '../src/studio/studio.ts';
import { newToolUser, signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

interface ToolDraft {
  path: string;
  /** The name of the navigation link to another tool. */
  elsewhere: string;
  /** The name of the navigation link to this tool. */
  back: string;
  /** Changes an option other than the prompt. */
  set(page: Page): Promise<void>;
  isSet(page: Page): Promise<boolean>;
}

/** One whose address says what is edited, and one with a field: the tests of each tool cover its own options. */
const TOOLS: readonly ToolDraft[] = [
  {
    path: '/?mode=photo-editor',
    elsewhere: 'Video',
    back: 'Images',
    set: (page) => page.getByRole('radio', { name: 'General edit' }).click(),
    isSet: (page) => page.getByRole('radio', { name: 'General edit' }).isChecked(),
  },
  {
    path: '/music',
    elsewhere: 'Images',
    back: 'Music',
    set: async (page) => {
      await openSettings(page);
      await page.getByRole('spinbutton', { name: 'Duration' }).fill('45');
    },
    isSet: async (page) => (await page.getByRole('spinbutton', { name: 'Duration' }).inputValue()) === '45',
  },
];

it('keeps the draft of a tool over a visit to another tool and a reload', async () => {
  const { page } = await newToolUser(studio);
  const prompt = page.getByRole('main').getByRole('textbox');
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  for (const tool of TOOLS) {
    const words = `Not sent yet: ${tool.path}`;
    const expectDraft = async (): Promise<void> => {
      await expect.poll(() => prompt.inputValue()).toBe(words);
      expect(await tool.isSet(page), `option of ${tool.path}`).toBe(true);
    };
    await page.goto(tool.path);
    await prompt.fill(words);
    await tool.set(page);

    await follow(tool.elsewhere);
    await expect.poll(() => prompt.inputValue()).not.toBe(words);
    await follow(tool.back);
    if (tool.path.includes('?')) await page.goto(tool.path);

    await expectDraft();
    await page.reload();
    await expectDraft();
  }
});

it('keeps the picture of a draft over a reload, and forgets it at sign-out', async () => {
  const user = await signUpAt(studio, '/?mode=photo-editor');
  const { page } = user;
  const picture = page.getByText('halves.png');
  await page.getByLabel('Your picture', { exact: true }).setInputFiles(await drawPicture(page));
  await picture.waitFor();

  await page.reload();
  await picture.waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await expect.poll(() => keptFiles(page)).toBe(0);
});

it('forgets the picture of a draft when the session has ended while no page was open', async () => {
  const user = await signUpAt(studio, '/?mode=photo-editor');
  const { page } = user;
  await page.getByLabel('Your picture', { exact: true }).setInputFiles(await drawPicture(page));
  await page.getByText('halves.png').waitFor();
  await expect.poll(() => keptFiles(page)).toBe(1);
  await page.goto('about:blank');
  await page.context().clearCookies();

  await page.goto('/pricing');

  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await expect.poll(() => keptFiles(page)).toBe(0);
});

const keptFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('aic-files');
        opening.addEventListener('error', () => reject(new Error('The store could not be opened.')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('kept').objectStore('kept').count();
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );
