import { lazyPart } from './lazy-part.tsx';

/** The sign-in page: only people who are about to sign in pay for its forms. */
export const authPage = lazyPart(() =>
  import(/* webpackChunkName: "auth" */ '../features/auth/auth-page.tsx').then(({ AuthPage }) => AuthPage),
);

/** The toast region: loaded once there may be something to say. */
export const toastViewport = lazyPart(() =>
  import(/* webpackChunkName: "toast" */ '@aic/design-system/toast').then(
    ({ ToastViewport }) => ToastViewport,
  ),
);

/** The player's bar: only people who play something pay for it. */
export const playerBar = lazyPart(() =>
  import(/* webpackChunkName: "player" */ '@aic/design-system/media').then(({ PlayerBar }) => PlayerBar),
);
