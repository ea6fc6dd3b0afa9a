// Choosing the part of a picture. For the tool that needs another shape than the picture has.
export { type CropArea, largestArea } from './components/crop-box/crop-area.ts';
export { CropBox, type CropBoxProps } from './components/crop-box/crop-box.tsx';
