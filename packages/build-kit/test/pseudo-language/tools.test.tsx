import type { Tool } from '@aic/sdk';
import { createFakeShell, renderTool } from '@aic/sdk/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createFakeBackend } from '../../src/standalone/backend.ts';
import { FAKE_USERS } from '../../src/standalone/fake/fake-users.ts';
import { createSettings } from '../../src/standalone/settings.ts';
import { leftOnPage, loadFrom } from './pages.ts';

it.each([
  ['mf-image', '/image-generator'],
  ['mf-video', '/video'],
  ['mf-music', '/music'],
  ['mf-text', '/text'],
  ['mf-library', '/library'],
])('%s: %s', async (folder, path) => {
  history.replaceState(null, '', path);
  const settings = createSettings(sessionStorage);
  const shell = createFakeShell(createFakeBackend(settings, () => undefined).fetch, FAKE_USERS.pro);
  const { default: tool } = await loadFrom<{ default: Tool }>(`${folder}/src/tool.tsx`);
  const mounted = await renderTool(tool, shell);
  onTestFinished(() => mounted.unmount());

  expect(await leftOnPage()).toEqual([]);
});
