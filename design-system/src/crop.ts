// Choosing a part of a picture: for another shape than it has, or for what is to change in it.
export { type CropArea, largestArea } from './components/crop-box/crop-area.ts';
export { CropBox, type CropBoxProps } from './components/crop-box/crop-box.tsx';
export { MaskBrush, type MaskBrushProps } from './components/mask-brush/mask-brush.tsx';
export { maskFile } from './components/mask-brush/mask-file.ts';
export type { MaskStep } from './components/mask-brush/mask-steps.ts';
