import { lazyPart } from '../core/lazy-part.tsx';

/** A result of the studio beside the words of a page. */
export const sceneFigure = lazyPart(() =>
  import(/* webpackChunkName: "scene" */ './scene-figure.tsx').then(({ SceneFigure }) => SceneFigure),
);
