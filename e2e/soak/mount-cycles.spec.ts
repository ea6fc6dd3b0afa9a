import { expect, it } from 'vitest';
import { openStudio } from '../src/studio/studio.ts';
import { signUpAt } from '../src/user/tool-user.ts';

const studio = openStudio();

it('leaves nothing behind when a hundred tools have come and gone', async () => {
  const { page } = await signUpAt(studio, '/');
  await page.getByRole('heading', { level: 1, name: 'Images' }).waitFor();
  // Inside the page, because a Playwright call takes longer than mounting a tool.
  const mountTools = (times: number) =>
    page.evaluate(async (count) => {
      const open = async (path: string, heading: string): Promise<void> => {
        history.pushState(null, '', path);
        while (document.querySelector('main h1')?.textContent?.includes(heading) !== true) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      for (let done = 0; done < count; done += 2) {
        await open('/music', 'Music Creator');
        await open('/text', 'Text AI');
      }
    }, times);
  const client = await page.context().newCDPSession(page);
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners, styles: await page.locator('style').count() };
  };
  await mountTools(10);
  const before = await measure();

  await mountTools(100);

  const after = await measure();
  expect(after.styles).toBe(before.styles);
  expect(after.nodes).toBeLessThan(before.nodes + 100);
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners + 25);
});
