import { lazyPart } from '../../core/lazy-part.tsx';

/** About us, terms and privacy: texts. */
export const staticPage = lazyPart(
  () =>
    import(/* webpackChunkName: "static-page" */ './static-page-view.tsx').then(
      ({ StaticPageView }) => StaticPageView,
    ),
  ['static-page'],
);
