/** Test doubles: with them a tool's tests need no shell and no server. */
export { apiError, createFakeApi, type FakeRequest } from './fake-api.ts';
export { createFakeShell, FAKE_USER, type FakeShell } from './fake-shell.ts';
export { forgetKeptFiles } from '../hooks/use-kept-file.ts';
export { createFakePlayer, type FakePlayer } from './fake-player.ts';
export { editItem, imageItem, musicItem, textItem, videoItem } from './items.ts';
export { renderTool } from './render-tool.tsx';
export { renderToolPage, type ToolPageOptions } from './render-tool-page.tsx';
export { PHOTO, stubFilePictures } from './file-pictures.ts';
