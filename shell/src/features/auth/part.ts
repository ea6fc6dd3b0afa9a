import { lazyPart } from '../../core/lazy-part.tsx';

/** The sign-in page: its forms load only for visitors who are about to sign in. */
export const authPage = lazyPart(
  () => import(/* webpackChunkName: "auth" */ './auth-page.tsx').then(({ AuthPage }) => AuthPage),
  ['auth', 'toast'],
);
