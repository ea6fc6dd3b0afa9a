import { describe, expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { newEmail, openBrowser } from '../src/user/browser-user.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

describe('routes for a signed-out visitor', () => {
  it('sends a visitor of a tool to the sign-in page and back to the tool afterwards', async () => {
    const { page } = await openBrowser(studio);
    await page.goto('/video');
    await page.waitForURL('**/auth?returnTo=%2Fvideo');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');

    await page.getByRole('button', { name: 'Create account' }).click();

    await page.waitForURL('**/video');
    await page.getByRole('heading', { level: 1, name: /Video Studio/ }).waitFor();
  });
});

describe('routes for a signed-in user', () => {
  it('[2.nav.tools] [2.route.video] [2.route.music] [2.route.text] links to the four tools, marks the active one and moves between them, back and forward too, without a page load', async () => {
    const { page } = await signUpAt(studio, '/');
    // Until then the links are the HTML's own, which the browser follows with a page load.
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const tools = page.getByRole('navigation', { name: 'Tools', exact: true });
    const expectTool = async (name: string, path: string, heading: RegExp): Promise<void> => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await tools.locator('[aria-current=page]').allTextContents()).toEqual([name]);
    };

    for (const [name, path, heading] of [
      ['Video', '/video', /Video Studio/],
      ['Music', '/music', /Music Creator/],
      ['Text', '/text', /Text AI/],
      ['Images', '/', /Images/],
    ] as const) {
      await tools.getByRole('link', { name }).click();
      await expectTool(name, path, heading);
    }
    await page.goBack();
    await expectTool('Text', '/text', /Text AI/);
    await page.goForward();
    await expectTool('Images', '/', /Images/);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  it('fetches the files of a tool before the click: on hover and on focus of its link', async () => {
    const { page } = await signUpAt(studio, '/image-generator');
    await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
    const tools = page.getByRole('navigation', { name: 'Tools', exact: true });
    const statusesOf = async (tool: string, act: () => Promise<void>): Promise<number[]> => {
      const files = [`remotes/${tool}/\\w+/container\\.js$`, `remotes/${tool}/\\w+/tool\\.\\w+\\.js$`];
      const fetched = Promise.all(files.map((file) => page.waitForResponse(new RegExp(file))));
      await act();
      return (await fetched).map((response) => response.status());
    };

    expect(await statusesOf('music', () => tools.getByRole('link', { name: 'Music' }).hover())).toEqual([
      200, 200,
    ]);
    expect(await statusesOf('text', () => tools.getByRole('link', { name: 'Text' }).focus())).toEqual([
      200, 200,
    ]);
    expect(new URL(page.url()).pathname).toBe('/image-generator');
  });
});
