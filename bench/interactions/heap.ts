import type { CDPSession, Page } from 'playwright';

/** Used JavaScript heap in megabytes, after everything unreachable has been freed. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  // Once more, because finalizers of the first turn free more.
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Scrolls until the grid knows this many items, and back to the top. */
export async function scrollThrough(page: Page, rowsMin: number): Promise<void> {
  const lastRow = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('[aria-rowindex]')].map((row) =>
          Number(row.getAttribute('aria-rowindex')),
        ),
      ),
    );
  const endsAt = performance.now() + 120_000;
  while ((await lastRow()) < rowsMin && performance.now() < endsAt) {
    await page.mouse.wheel(0, 2400);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
}
