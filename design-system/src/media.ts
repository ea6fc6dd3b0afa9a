// Pictures, sound and film of the user's own: choosing, comparing, playing. For the tools that ask for it.
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop.tsx';
