import { describe, expect, it, onTestFinished } from 'vitest';
import { type BuiltRemote, buildRemote } from '../../testing/build-remote.ts';
import { buildStockRemote } from '../../testing/build-stock-remote.ts';
import { openScriptNetwork } from '../../testing/script-network.ts';
import { createRemoteLoader } from './federation.ts';
import type { ShareScope } from './platform.ts';

const TOOL = `
  import * as react from 'react';
  export default { name: 'counter', mount() {}, react: react.version, part: () => import('./part.js') };`;
const AS_IT_IS = { reset: false };
const AGAIN = { reset: true };

const SCOPE: ShareScope = {
  react: {
    '19.3.1': {
      get: () => () => ({ version: 'of the page' }),
      from: 'shell',
      version: '19.3.1',
      scope: ['default'],
    },
  },
};

interface Probe {
  react: string;
  part(): Promise<{ part: string }>;
}

function openPage(remotes: readonly BuiltRemote[]) {
  const network = openScriptNetwork();
  for (const { build, files } of remotes) {
    for (const [url, code] of files) network.files.set(url, code);
    onTestFinished(() => {
      Object.assign(globalThis, { [build.global]: undefined });
    });
  }
  const { loadTool: load } = createRemoteLoader(SCOPE);
  return {
    network,
    // Safe because the tools of this file are made from the source above.
    load: async ({ build }: BuiltRemote, options: { reset: boolean }) =>
      (await load('counter', build, options)) as unknown as Probe,
  };
}

it('takes the React of the page, though it brings a newer one, which no other remote gets', async () => {
  const stock = await buildStockRemote(TOOL);
  const tool = `import * as react from 'react';\nexport default { mount() {}, react: react.version };`;
  const plain = await buildRemote('1.0.0', { 'tool.tsx': tool });
  const { load } = openPage([stock, plain]);

  expect((await load(stock, AS_IT_IS)).react).toBe('of the page');
  expect((await load(plain, AS_IT_IS)).react).toBe('of the page');
  expect(Object.keys(SCOPE['react'] ?? {})).toEqual(['19.3.1']);
});

it('is refused where it needs another React than the page has', async () => {
  const shared = { react: { singleton: true, strictVersion: true, requiredVersion: '^18.0.0' } };
  const stock = await buildStockRemote(TOOL, { shared });
  const { load } = openPage([stock]);

  await expect(load(stock, AS_IT_IS)).rejects.toThrow('does not satisfy the requirement');
});

it.each(['remoteEntry.js', '__federation_expose_tool.js'])(
  'does not run with a changed byte in %s, and comes again under another URL when it is whole',
  async (file) => {
    const stock = await buildStockRemote(TOOL);
    const { network, load } = openPage([stock]);
    const url = stock.build.entry.replace('remoteEntry.js', file);
    network.files.set(url, `${stock.files.get(url)};globalThis.isTampered = true`);
    await expect(load(stock, AS_IT_IS)).rejects.toThrow(url);
    network.files.set(url, stock.files.get(url) ?? '');

    expect((await load(stock, AGAIN)).react).toBe('of the page');
    expect(network.asked).toContain(`${url}?try=1`);
    expect(globalThis).not.toHaveProperty('isTampered');
  },
);

it('is loaded by nothing but the registry: an entry that sets no container is not asked for again without integrity', async () => {
  const stock = await buildStockRemote(TOOL);
  const { entry, integrity } = stock.build;
  const { network, load } = openPage([stock]);
  network.files.set(entry, '');
  const empty = { ...stock.build, integrity: { ...integrity, 'remoteEntry.js': '' } };

  await expect(load({ ...stock, build: empty }, AS_IT_IS)).rejects.toThrow('did not set');

  expect(network.asked.filter((url) => url.startsWith(entry))).toEqual([entry]);
});

it('runs afresh after a reset, so that a module that threw does not stay broken', async () => {
  const stock = await buildStockRemote(`if (!globalThis.isThere) throw new Error('not there');\n${TOOL}`);
  const { load } = openPage([stock]);
  await expect(load(stock, AS_IT_IS)).rejects.toThrow('not there');
  Object.assign(globalThis, { isThere: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'isThere'));

  expect((await load(stock, AGAIN)).react).toBe('of the page');
});

it('gives way to another build of its remote and comes back, each with its own later parts', async () => {
  const older = await buildStockRemote(TOOL, { name: 'counter' });
  const newer = await buildStockRemote(TOOL, { name: 'counter' });
  const { load } = openPage([older, newer]);
  const partOf = async (remote: BuiltRemote) => (await (await load(remote, AS_IT_IS)).part()).part;

  expect(await partOf(older)).toBe(older.build.build);
  expect(await partOf(newer)).toBe(newer.build.build);
  expect(await partOf(older)).toBe(older.build.build);
});

describe.each([
  ['with arrays of their own', { counter: 'counter_of_a', gauge: 'gauge_of_b' }],
  ['with one name for their arrays', { counter: '', gauge: '' }],
])('two that load at once, %s', (_what, uniqueNames) => {
  const buildOf = (name: keyof typeof uniqueNames) =>
    buildStockRemote(TOOL, { name, uniqueName: uniqueNames[name] });

  it.each(['counter', 'gauge'] as const)(
    'go on, each with its own parts, when %s is replaced',
    async (replaced) => {
      const [counter, gauge, newer] = await Promise.all([
        buildOf('counter'),
        buildOf('gauge'),
        buildOf(replaced),
      ]);
      const { load } = openPage([counter, gauge, newer]);
      const tools = await Promise.all([load(counter, AS_IT_IS), load(gauge, AS_IT_IS)]);
      const newest = await load(newer, AS_IT_IS);

      const parts: string[] = [];
      for (const tool of [...tools, newest]) parts.push((await tool.part()).part);

      expect(parts).toEqual([counter, gauge, newer].map(({ build }) => build.build));
    },
  );
});

it('that exposes no tool is refused with the reason', async () => {
  const stock = await buildStockRemote('export default { name: "no mount" };');
  const { load } = openPage([stock]);

  await expect(load(stock, AS_IT_IS)).rejects.toThrow('does not export a tool');
});
