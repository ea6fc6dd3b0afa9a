import { expect, it } from 'vitest';
import type { RemoteEntry } from '../releases/registry.ts';
import { knownTools } from './known-tools.ts';
import { isPage } from './pages.ts';
import { pageTitle, toolOfPath, TOOLS } from './tools.ts';

const entry = (change: Partial<RemoteEntry>): RemoteEntry => ({
  version: '1.0.0',
  build: 'b1',
  entry: '/remotes/demo/b1/container.js',
  global: 'aic_demo_b1',
  contract: '^1.0.0',
  integrity: {},
  assets: [],
  routes: ['/demo', '/demo/history'],
  killed: false,
  previous: null,
  ...change,
});

it('are the built-in ones when the registry is empty', () => {
  expect(knownTools({})).toEqual(TOOLS);
});

it('have what the registry says of a tool that the house does not know', () => {
  const tools = knownTools({ demo: entry({ label: 'Demo', isInNavigation: true }) });

  expect(tools.at(-1)).toEqual({
    name: 'demo',
    label: 'Demo',
    isInNavigation: true,
    routes: ['/demo', '/demo/history'],
  });
  expect(toolOfPath('/demo/history/', tools)).toBe('demo');
  expect(isPage('/demo', tools)).toBe(true);
  expect(pageTitle('/demo', 'demo', tools)).toBe('Demo');
  expect(isPage('/demo')).toBe(false);
});

it.each([
  ['is without a label, as a build from before labels is', 'demo', {}],
  ['has no page under its own name', 'demo', { label: 'Demo', routes: ['/demos', '/'] }],
  ['is built in', 'image', { label: 'Mine', routes: ['/image'] }],
])('ignore an entry that %s', (_what, name, change) => {
  expect(knownTools({ [name]: entry(change) })).toEqual(TOOLS);
});

it('leave a page of a built-in tool to it, whatever the registry says', () => {
  const tools = knownTools({ demo: entry({ label: 'Demo', routes: ['/demo', '/video', '/'] }) });

  expect(tools.at(-1)?.routes).toEqual(['/demo']);
  expect(toolOfPath('/video', tools)).toBe('video');
});
