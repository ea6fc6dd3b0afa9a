import { lazyPart } from '../../core/lazy-part.tsx';

/** Plans and prices: on a page of their own. */
export const pricingPage = lazyPart(
  () => import(/* webpackChunkName: "pricing" */ './pricing-page.tsx').then(({ PricingPage }) => PricingPage),
  ['pricing'],
);
