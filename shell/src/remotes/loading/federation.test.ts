import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type BuiltRemote, buildRemote } from '../../testing/build-remote.ts';
import { openScriptNetwork } from '../../testing/script-network.ts';
import { createRemoteLoader } from './federation.ts';
import type { ShareScope } from './platform.ts';

const REACT = { version: 'of the page' };
const STUDIO = { Studio: 'of the page' };
const AGAIN = { reset: true };
const AS_IT_IS = { reset: false };

function share(module: object, version: string, get?: () => Promise<() => object>): ShareScope[string] {
  return { [version]: { get: get ?? (() => () => module), from: 'shell', version, scope: ['default'] } };
}

/** What the page shares, of which tests change one part. */
const scopeOf = (change: ShareScope = {}): ShareScope => ({
  react: share(REACT, '19.3.1'),
  '@aic/design-system/studio': share(STUDIO, '1.0.0', () => Promise.resolve(() => STUDIO)),
  ...change,
});

/** The same, where the studio's part does not arrive at first. */
function scopeWithLateStudio(): ShareScope {
  let asked = 0;
  const studio = share(STUDIO, '1.0.0', () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('studio.js is gone')) : Promise.resolve(() => STUDIO);
  });
  return scopeOf({ '@aic/design-system/studio': studio });
}

const TOOL = `
  import * as react from 'react';
  import * as studio from '@aic/design-system/studio';
  export default { name: 'demo', mount() {}, react: react.version, studio: studio.Studio, part: () => import('./part.ts') };`;
const SOURCES = { 'tool.tsx': TOOL, 'part.ts': `export const part = 'lazy';` };

/** What the tool above says of itself, beside the contract. */
interface Probe {
  react: string;
  studio: string;
  part(): Promise<{ part: string }>;
}

/** A page with its loader, and what it finds in the network. */
function openPage(scope: ShareScope, remotes: readonly BuiltRemote[]) {
  const network = openScriptNetwork();
  for (const { build, files } of remotes) {
    for (const [url, code] of files) network.files.set(url, code);
    // The same sources are the same build in the next test.
    onTestFinished(() => {
      for (const name of [build.global, `rspackChunk${build.global}`]) {
        Reflect.deleteProperty(globalThis, name);
      }
    });
  }
  const { loadTool: load, loadSlots } = createRemoteLoader(scope);
  return {
    network,
    loadSlots: ({ build }: BuiltRemote) => loadSlots('demo', build),
    // Safe because the tools of this file are made from the sources above.
    load: async ({ build }: BuiltRemote, options: { reset: boolean }) =>
      (await load('demo', build, options)) as unknown as Probe,
  };
}

const fileOf = ({ files }: BuiltRemote, name: RegExp): string =>
  [...files.keys()].find((url) => name.test(url)) ?? '';

describe('what a remote shares', () => {
  it('comes from the page, for each of two builds of one remote', async () => {
    const older = await buildRemote('1.0.0', SOURCES);
    const newer = await buildRemote('1.0.1', { ...SOURCES, 'part.ts': `export const part = 'newer';` });
    const { load } = openPage(scopeOf(), [older, newer]);

    const tools = [await load(older, AS_IT_IS), await load(newer, AS_IT_IS)];

    expect(tools.map(({ react, studio }) => [react, studio])).toEqual([
      ['of the page', 'of the page'],
      ['of the page', 'of the page'],
    ]);
    expect(await Promise.all(tools.map(async (tool) => (await tool.part()).part))).toEqual(['lazy', 'newer']);
  });

  it('is refused in another version than the one it was built for', async () => {
    const remote = await buildRemote('1.0.0', SOURCES);
    const { load } = openPage(scopeOf({ react: share(REACT, '18.3.1') }), [remote]);

    await expect(load(remote, AS_IT_IS)).rejects.toThrow(
      /Unsatisfied version 18\.3\.1 from shell of shared singleton module react/,
    );
  });

  it('is never missing silently: a part that the page does not share fails the load', async () => {
    const tool = `import * as server from 'react-dom/server';\nexport default { mount() {}, server };`;
    const remote = await buildRemote('1.0.0', { 'tool.tsx': tool });
    const { load } = openPage(scopeOf(), [remote]);

    await expect(load(remote, AS_IT_IS)).rejects.toThrow("react-dom/server doesn't exist in shared scope");
  });

  it.each([
    ['after a reset', AGAIN],
    ['without a reset', AS_IT_IS],
  ])('is asked for again %s when it did not arrive', async (_name, options) => {
    const remote = await buildRemote('1.0.0', SOURCES);
    const { load } = openPage(scopeWithLateStudio(), [remote]);

    await expect(load(remote, AS_IT_IS)).rejects.toThrow('studio.js is gone');

    expect((await load(remote, options)).studio).toBe('of the page');
  });
});

describe('files of a remote', () => {
  it('are asked for once, also when hovering and opening meet', async () => {
    const remote = await buildRemote('1.0.0', SOURCES);
    const { network, load } = openPage(scopeOf(), [remote]);

    const [hovered, opened] = await Promise.all([load(remote, AS_IT_IS), load(remote, AS_IT_IS)]);

    expect(opened).toBe(hovered);
    expect(network.asked).toEqual([...remote.build.assets]);
  });

  it.each([
    ['entry', /container\.js$/],
    ['first screen', /tool\.\w+\.js$/],
  ])('come again under another URL when the %s was lost', async (_name, file) => {
    const remote = await buildRemote('1.0.0', SOURCES);
    const { network, load } = openPage(scopeOf(), [remote]);
    const lost = fileOf(remote, file);
    const code = network.files.get(lost) ?? '';
    network.files.delete(lost);
    await expect(load(remote, AS_IT_IS)).rejects.toThrow(lost);
    network.files.set(lost, code);

    expect((await load(remote, AGAIN)).react).toBe('of the page');
    expect(network.asked).toContain(`${lost}?try=1`);
  });

  it('that fail late take nothing from a load that has begun since', async () => {
    const remote = await buildRemote('1.0.0', SOURCES);
    const { network, load } = openPage(scopeOf(), [remote]);
    const slow = Promise.withResolvers<void>();
    network.hanging.set(fileOf(remote, /tool\.\w+\.js$/), slow.promise);
    const first = load(remote, AS_IT_IS);
    await expect.poll(() => network.asked.length).toBe(2);
    const tool = await load(remote, AGAIN);
    const asked = [...network.asked];

    slow.resolve();

    await expect(first).rejects.toThrow('tool');
    expect(await load(remote, AS_IT_IS)).toBe(tool);
    expect(network.asked).toEqual(asked);
  });

  it.each([
    ['entry', /container\.js$/],
    ['first screen', /tool\.\w+\.js$/],
  ])('do not run when a byte of the %s was changed on the way, until they are whole', async (_name, file) => {
    const remote = await buildRemote('1.0.0', SOURCES);
    const { network, load } = openPage(scopeOf(), [remote]);
    const url = fileOf(remote, file);
    const code = network.files.get(url) ?? '';
    network.files.set(url, `${code};globalThis.isTampered = true`);

    await expect(load(remote, AS_IT_IS)).rejects.toThrow(url);
    network.files.set(url, code);

    expect((await load(remote, AGAIN)).react).toBe('of the page');
    expect(globalThis).not.toHaveProperty('isTampered');
  });

  it('do not run when a byte of a lazy part was changed on the way, until it is whole', async () => {
    const remote = await buildRemote('1.0.0', SOURCES);
    const { network, load } = openPage(scopeOf(), [remote]);
    const tool = await load(remote, AS_IT_IS);
    const url = fileOf(remote, /part/);
    const code = network.files.get(url) ?? '';
    network.files.set(url, `${code};globalThis.isTampered = true`);

    await expect(tool.part()).rejects.toThrow('Loading chunk');
    network.files.set(url, code);

    expect((await tool.part()).part).toBe('lazy');
    expect(globalThis).not.toHaveProperty('isTampered');
  });

  it('run afresh after a reset, so that a module that broke off does not stay broken', async () => {
    const tool = `if (!globalThis.isThere) throw new Error('not there');\n${TOOL}`;
    const remote = await buildRemote('1.0.0', { ...SOURCES, 'tool.tsx': tool });
    const { load } = openPage(scopeOf(), [remote]);
    await expect(load(remote, AS_IT_IS)).rejects.toThrow('not there');
    Object.assign(globalThis, { isThere: true });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'isThere'));

    expect((await load(remote, AGAIN)).react).toBe('of the page');
  });

  it('of its own page do not come with what it puts into pages of others, and may come after it', async () => {
    const slots = `export default { mount: () => 'mounted' };`;
    const remote = await buildRemote('1.0.0', { ...SOURCES, 'slots.tsx': slots });
    const { network, load, loadSlots } = openPage(scopeOf(), [remote]);

    expect((await loadSlots(remote)).mount).toBeTypeOf('function');
    expect(network.asked).toEqual([remote.build.entry, fileOf(remote, /slots\.\w+\.js$/)]);

    expect((await load(remote, AS_IT_IS)).react).toBe('of the page');
    expect(network.asked.slice(2)).toEqual([fileOf(remote, /tool\.\w+\.js$/)]);
  });

  it('that set no container, or hold no tool, are refused with the reason', async () => {
    const remote = await buildRemote('1.0.0', { 'tool.tsx': 'export default { name: "no mount" };' });
    const { network, load } = openPage(scopeOf(), [remote]);
    await expect(load(remote, AS_IT_IS)).rejects.toThrow('does not export a tool');

    network.files.set(remote.build.entry, '');
    await expect(
      load(
        { ...remote, build: { ...remote.build, integrity: { 'container.js': '', 'tool.js': '' } } },
        AGAIN,
      ),
    ).rejects.toThrow('did not set');
  });
});

const taken = (requiredVersion: string) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  import: false as const,
});

/** As remotes were built before: the library's plugin, and a runtime that the page provides. */
async function buildWithLibrary(version: string): Promise<BuiltRemote> {
  const remote = await buildRemote(version, SOURCES, (config) => ({
    ...config,
    plugins: (config.plugins ?? []).map((plugin) =>
      plugin instanceof rspack.container.ModuleFederationPluginV1
        ? new ModuleFederationPlugin({
            name: String(config.output?.uniqueName),
            library: { type: 'global', name: String(config.output?.uniqueName) },
            filename: 'remoteEntry.js',
            exposes: { './tool': { import: './src/tool.tsx', name: 'tool' } },
            shared: { react: taken('^19.0.0'), '@aic/design-system/studio': taken('^1.0.0') },
            shareStrategy: 'loaded-first',
            manifest: false,
            dts: false,
            experiments: { externalRuntime: true },
          })
        : plugin,
    ),
  }));
  const { build, files } = remote;
  const entry = build.entry.replace('container.js', 'remoteEntry.js');
  return { files, build: { ...build, entry, assets: [entry, ...build.assets.slice(1)] } };
}

describe('a container that was built with the library of Module Federation', () => {
  it('is refused where the page has another version', async () => {
    const remote = await buildWithLibrary('0.9.1');
    const refused = openPage(scopeOf({ react: share(REACT, '18.3.1') }), [remote]);
    await expect(refused.load(remote, AS_IT_IS)).rejects.toThrow('does not satisfy the requirement');
  });

  it('recovers when a shared part did not arrive', async () => {
    const remote = await buildWithLibrary('0.9.2');
    const { load } = openPage(scopeWithLateStudio(), [remote]);
    await expect(load(remote, AS_IT_IS)).rejects.toThrow('studio.js is gone');

    expect((await load(remote, AGAIN)).studio).toBe('of the page');
  });

  it('shares what plain ones share, in the same page', async () => {
    const plain = await buildRemote('1.0.0', SOURCES);
    const library = await buildWithLibrary('0.9.0');
    const { load } = openPage(scopeOf(), [plain, library]);

    const tools = [await load(library, AS_IT_IS), await load(plain, AS_IT_IS)];

    expect(tools.map(({ react, studio }) => [react, studio])).toEqual([
      ['of the page', 'of the page'],
      ['of the page', 'of the page'],
    ]);
  });
});
