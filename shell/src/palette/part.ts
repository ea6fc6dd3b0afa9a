import { lazyPart } from '../core/lazy-part.tsx';

/** Search, pages and commands by the keyboard: it loads with the first key that asks for it. */
export const palette = lazyPart(() =>
  import(/* webpackChunkName: "palette" */ './palette.tsx').then(({ Palette }) => Palette),
);
