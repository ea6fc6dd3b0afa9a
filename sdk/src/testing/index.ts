/** Test doubles: with them a tool's tests need no shell and no server. */
export { apiError, createFakeApi, type FakeRequest } from './fake-api.ts';
export { createFakeShell, FAKE_USER, type FakeShell } from './fake-shell.ts';
export { imageItem } from './image-item.ts';
export { renderTool } from './render-tool.tsx';
