/** Setup file for tests in jsdom: long time limits, and what the design system needs of a browser and jsdom lacks. */

import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, beforeEach, vi } from 'vitest';

// A busy machine stalls for seconds at times. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
// All frames of jsdom wait for one timer of its own: begun while a test fakes timers, it never ends.
globalThis.requestAnimationFrame = (callback) =>
  Number(setTimeout(() => callback(performance.now()), 1000 / 60));
globalThis.cancelAnimationFrame = (handle) => clearTimeout(handle);
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
// With it, React flushes what Testing Library's `act` wraps.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// React's development build keeps a stack of every element, up to 10,000 a second, which no test reads: a seventh of
// the processor's time. There is no public switch for it; without this member all is as before.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } =
  React as unknown as Record<string, object>;
if ('recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}

// No test in jsdom asserts how something moves.
Element.prototype.animate ??= () => ({ cancel: () => {} }) as Animation;

// All files of a worker share one page: each test leaves it as it found it. What a test registers itself runs before.
beforeEach(({ onTestFinished }) =>
  onTestFinished(() => {
    vi.useRealTimers();
    cleanup();
    document.body.replaceChildren();
    // The styles there are those of components, which write each rule once.
    document.head.querySelectorAll('script').forEach((script) => script.remove());
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  }),
);

// React ends an unmounted root in a later task; after the last file of a worker, jsdom's window is gone by then.
afterAll(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
});
