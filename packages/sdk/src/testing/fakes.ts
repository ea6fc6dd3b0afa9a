/**
 * Fakes without a test library, for a page that runs a tool without a gateway, and the calls that such a page
 * answers.
 */
export { cancelGeneration, startGenerations } from '../api/generations/generations.ts';
export { optimisticItems } from '../api/generations/optimistic-item.ts';
export { apiError, createFakeApi, type FakeRequest } from './fake-api.ts';
export { createFakeShell, FAKE_USER, type FakeShell } from './fake-shell.ts';
export { editItem, imageItem, itemOf, musicItem, requestOf, textItem, videoItem } from './items.ts';
