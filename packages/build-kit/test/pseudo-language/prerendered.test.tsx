import { PRERENDERED_PAGES } from '@aic/contract/pages';
import { TOOL_FRAMES } from '@aic/contract/prerender';
import { beforeEach, expect, it } from 'vitest';
import { EDGE } from '../../src/messages/catalogs/pseudo.ts';
import { leftOut } from './left-out.ts';
import { loadFrom } from './pages.ts';

interface Prerenderer {
  prerender(name: string): Promise<{ html: string }>;
}

// What the build writes into the shell.
beforeEach(() => void Object.assign(globalThis, { PLATFORM_DIGEST: '', PLATFORM_VERSIONS: {} }));

it.each([...PRERENDERED_PAGES, ...TOOL_FRAMES.keys()])('%s', async (name) => {
  const { prerender } = await loadFrom<Prerenderer>('shell/src/prerender.tsx');
  const { html } = await prerender(name);
  document.body.innerHTML = html;

  expect(document.body.textContent).toContain(EDGE);
  expect(leftOut(document.body)).toEqual([]);
});
