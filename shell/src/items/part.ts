import { lazyPart } from '../core/lazy-part.tsx';

/** One item, large: it loads with the first address that names one. */
export const itemView = lazyPart(() =>
  import(/* webpackChunkName: "item" */ './item-view.tsx').then(({ ItemView }) => ItemView),
);
