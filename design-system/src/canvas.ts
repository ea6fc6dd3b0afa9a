// Looking closely at pictures, and several results at once. Not shared in the page: who needs it bundles it, so that
// the way to every other tool stays as light as it is, and a tool needs no newer shell for it.
export { PictureCanvas, type PictureCanvasProps } from './components/picture-canvas/picture-canvas.tsx';
export {
  type PicturePane,
  PicturePanes,
  type PicturePanesProps,
} from './components/picture-canvas/picture-panes.tsx';
export { ResultGrid, type ResultGridProps } from './components/result-panel/result-grid.tsx';
export { CompareIcon } from './icons/icons.ts';
