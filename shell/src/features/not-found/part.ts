import { lazyPart } from '../../core/lazy-part.tsx';

/** Where there is no page. Its picture comes in the same file. */
export const notFoundPage = lazyPart(() =>
  import(/* webpackChunkName: "scene" */ './not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage),
);
