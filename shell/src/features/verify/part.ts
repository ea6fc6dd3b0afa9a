import { lazyPart } from '../../core/lazy-part.tsx';

/** What a file is, said by itself. */
export const verifyPage = lazyPart(
  () => import(/* webpackChunkName: "verify" */ './verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
  ['verify'],
);
