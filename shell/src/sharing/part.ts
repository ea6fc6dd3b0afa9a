import { lazyPart } from '../core/lazy-part.tsx';

/** The link of one item: it loads when it is asked for. */
export const sharePanel = lazyPart(() =>
  import(/* webpackChunkName: "share" */ './share-panel.tsx').then(({ SharePanel }) => SharePanel),
);
