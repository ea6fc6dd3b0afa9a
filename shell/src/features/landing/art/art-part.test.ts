import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { landingArt } from './art-part.ts';

let part: typeof landingArt;

beforeEach(async () => {
  vi.resetModules();
  // The test is of when it is loaded, and not of what is in it.
  vi.doMock('./landing-arts.tsx', () => ({ createLandingArts: () => () => null }));
  ({ landingArt: part } = await import('./art-part.ts'));
});

afterEach(() => {
  document.body.replaceChildren();
});

/** Whether its code arrives without anything else happening. */
const arrives = () =>
  Promise.race([
    part.preload().then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), 300);
    }),
  ]);

it('is loaded at once for a page that the HTML has not brought', async () => {
  await expect(arrives()).resolves.toBe(true);
});

it.each(['scroll', 'pointerdown', 'keydown'])(
  'waits for a %s where the HTML has brought it',
  async (type) => {
    document.body.innerHTML = '<div data-studio-window=""></div>';
    await expect(arrives()).resolves.toBe(false);

    dispatchEvent(new Event(type));

    await expect(arrives()).resolves.toBe(true);
  },
);
