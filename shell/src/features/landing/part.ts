import { lazyPart } from '../../core/lazy-part.tsx';

/** The landing page: users who are signed in never see it. */
export const landingPage = lazyPart(
  () => import(/* webpackChunkName: "landing" */ './landing-page.tsx').then(({ LandingPage }) => LandingPage),
  ['landing'],
);
