import { lazyPart } from '../../../core/lazy-part.tsx';

/**
 * What the landing page shows without interaction: no visit waits for its code. The parts of the studio are
 * in a file of their own: what is in the one of tools depends on what tools have loaded before. Where the HTML has
 * brought it, its code changes nothing that is seen, and is not loaded before the visitor goes on.
 */
export const landingArt = lazyPart(async () => {
  if (isInHtml()) await untilUsed();
  const [{ createLandingArts }, parts] = await Promise.all([
    import(/* webpackChunkName: "landing-art" */ './landing-arts.tsx'),
    import(/* webpackChunkName: "landing-art" */ '@aic/design-system/studio'),
  ]);
  return createLandingArts(parts);
});

const isInHtml = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('[data-studio-window]') !== null;

/** Resolves with the first sign of the visitor's. */
const untilUsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ['scroll', 'pointerdown', 'keydown']) {
      addEventListener(type, resolve, { capture: true, once: true });
    }
  });
