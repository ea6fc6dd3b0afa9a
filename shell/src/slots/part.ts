import { lazyPart } from '../core/lazy-part.tsx';

/** What a tool shows over another one's page: it loads with the first press that asks for it. */
export const fillDialog = lazyPart(() =>
  import(/* webpackChunkName: "fill-dialog" */ './fill-dialog.tsx').then(({ FillDialog }) => FillDialog),
);
