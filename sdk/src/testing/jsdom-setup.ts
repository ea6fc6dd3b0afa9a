/** Setup file for tests in jsdom: patience, and what the design system needs of a browser and jsdom does not have. */

import { configure } from '@testing-library/react';

// A busy machine stalls for seconds at times. What arrives sooner ends the wait.
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
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
// React then flushes what Testing Library's `act` wraps.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Animations are the browser's business: nothing here asserts how something moves.
Element.prototype.animate ??= () => ({ cancel: () => {} }) as Animation;
