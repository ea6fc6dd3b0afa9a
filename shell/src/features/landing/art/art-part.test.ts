import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { landingArt } from './art-part.ts';

let part: typeof landingArt;

beforeEach(async () => {
  vi.resetModules();
  // The test is of when it is loaded, and not of what is in it.
  vi.doMock('./landing-arts.tsx', () => ({ createLandingArts: () => () => null }));
  vi.doMock('@aic/design-system/studio', () => ({}));
  ({ landingArt: part } = await import('./art-part.ts'));
});

afterEach(() => {
  document.body.replaceChildren();
});

it('is loaded at once for a page that the HTML has not brought', async () => {
  await expect(part.preload()).resolves.toBeUndefined();
});

it.each(['scroll', 'pointerdown', 'keydown'])(
  'waits for a %s where the HTML has brought it',
  async (type) => {
    document.body.innerHTML = '<div data-studio-window=""></div>';
    const handleArrival = vi.fn<() => void>();
    const arrival = part.preload().then(handleArrival);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(handleArrival).not.toHaveBeenCalled();

    dispatchEvent(new Event(type));

    await arrival;
  },
);
