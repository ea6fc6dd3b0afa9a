import { lazyPart } from '../../../core/lazy-part.tsx';

/** A picture of theirs in full: in the file of what opens over a page, because most visits open none. */
export const publicView = lazyPart(() =>
  import(/* webpackChunkName: "overlays" */ './public-view.tsx').then(({ PublicView }) => PublicView),
);
