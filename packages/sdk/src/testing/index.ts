/** Test doubles: with them a tool's tests need no shell and no server. */
export {
  apiError,
  createFakeApi,
  createFakeShell,
  editItem,
  FAKE_USER,
  type FakeRequest,
  type FakeShell,
  imageItem,
  musicItem,
  textItem,
  videoItem,
} from './fakes.ts';
export { forgetKeptFiles } from '../hooks/use-kept-file.ts';
export { createFakePlayer, type FakePlayer } from './fake-player.ts';
export { renderHookInShell } from './render-hook-in-shell.tsx';
export { renderTool } from './render-tool.tsx';
export { renderToolPage, type ToolPageOptions } from './render-tool-page.tsx';
export { PHOTO, stubFilePictures } from './file-pictures.ts';
