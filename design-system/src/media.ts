// Pictures, sound and film of the user's own: choosing, comparing, playing. For the tools that ask for it.
export {
  type ComparedPicture,
  CompareSlider,
  type CompareSliderProps,
} from './components/compare-slider/compare-slider.tsx';
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop.tsx';
