// Thousands of items of all kinds: a grid that renders what is near the screen, its tiles, and the bar of what is
// selected. For the tool that shows them.
export { FloatingBar, type FloatingBarProps, FloatingBars } from './components/floating-bar/floating-bar.tsx';
export {
  MediaTile,
  type MediaTileProps,
  type TileMark,
  type TileMedia,
} from './components/media-tile/media-tile.tsx';
export { nothingSelected, type Selection } from './components/tile-grid/selecting/selection.ts';
export { hasDraggedTiles, readDraggedTiles } from './components/tile-grid/selecting/tile-drag.ts';
export { TileGridSkeleton, type TileGridSkeletonProps } from './components/tile-grid/tile-grid-skeleton.tsx';
export type { TileGridItem } from './components/tile-grid/tile-grid-item.ts';
export { TileGrid, type TileGridProps } from './components/tile-grid/tile-grid.tsx';
export {
  FolderIcon,
  FolderPlusIcon,
  GlobeIcon,
  HeartIcon,
  ImageUpIcon,
  PencilIcon,
  RestoreIcon,
} from './icons/icons.ts';
