import type { Page } from 'playwright';

/** Slow 4G on a mid-range phone, as Lighthouse throttles a mobile run; applied to the browser, not simulated. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const CPU_SLOWDOWN = 4;
/** A page without a request for this long has finished loading. */
const QUIET_MS = 1500;
const PATIENCE_MS = 60_000;

/** Makes the page's network and processor those of a phone. Call it before the first navigation. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Playwright's "networkidle" would never come, because the event stream stays open. */
export async function untilQuiet(page: Page): Promise<void> {
  let lastAt = performance.now();
  const touch = (): void => {
    lastAt = performance.now();
  };
  page.on('request', touch);
  page.on('requestfinished', touch);
  const endsAt = performance.now() + PATIENCE_MS;
  while (performance.now() - lastAt < QUIET_MS && performance.now() < endsAt) await page.waitForTimeout(50);
  page.off('request', touch);
  page.off('requestfinished', touch);
}
