import { lazyPart } from '../core/lazy-part.tsx';

/** The player's bar: it loads with the first track. */
export const playerBar = lazyPart(() =>
  import(/* webpackChunkName: "player" */ './track-bar.tsx').then(({ TrackBar }) => TrackBar),
);
