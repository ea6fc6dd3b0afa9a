import { lazyPart } from '../../../core/lazy-part.tsx';
import { untilNeeded } from './until-needed.ts';

/**
 * What the landing page shows below its first screen: no visit waits for its code. The parts of the studio are
 * in a file of their own: what is in the one of tools depends on what tools have loaded before.
 */
export const landingArt = lazyPart(async () => {
  await untilNeeded();
  const [{ createLandingArts }, parts] = await Promise.all([
    import(/* webpackChunkName: "landing-art" */ './landing-arts.tsx'),
    import(/* webpackChunkName: "landing-art" */ '@aic/design-system/studio'),
  ]);
  return createLandingArts(parts);
});
