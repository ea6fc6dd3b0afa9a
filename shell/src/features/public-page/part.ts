import { lazyPart } from '../../core/lazy-part.tsx';

/** Public pages of users. */
export const publicPage = lazyPart(() =>
  import(/* webpackChunkName: "public-page" */ './public-page.tsx').then(
    ({ PublicPageView }) => PublicPageView,
  ),
);
