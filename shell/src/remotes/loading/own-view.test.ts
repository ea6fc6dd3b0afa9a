import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { openScriptNetwork } from '../../testing/script-network.ts';
import { createRemoteLoader } from './federation.ts';
import type { ShareScope } from './platform.ts';
import type { RemoteBuild } from './remote-build.ts';

const PAGES_OWN = { name: 'of the page' };
const SCOPE: ShareScope = {
  react: { '19.3.1': { get: () => () => PAGES_OWN, from: 'shell', version: '19.3.1', scope: ['default'] } },
};

/** @param init body of the container's, which is given `scope` */
function openRemotes(inits: Readonly<Record<string, string>>) {
  const network = openScriptNetwork();
  const { loadTool: load } = createRemoteLoader(SCOPE, '1.2.0');
  const builds: Record<string, RemoteBuild> = {};
  for (const [name, init] of Object.entries(inits)) {
    const entry = `/remotes/${name}/aaaaaa1/container.js`;
    const global = `aic_${name}_aaaaaa1`;
    const code = `var ${global} = { init(scope) { ${init} }, get: async () => () => ({ default: { mount() {} } }) };`;
    network.files.set(entry, code);
    const integrity = { 'container.js': `sha384-${createHash('sha384').update(code).digest('base64')}` };
    builds[name] = { build: 'aaaaaa1', entry, global, contract: '^1.0.0', integrity, assets: [entry] };
    onTestFinished(() => void Object.assign(globalThis, { [global]: undefined, [name]: undefined }));
  }
  return {
    network,
    load: async (name: string, change: Partial<RemoteBuild> = {}): Promise<unknown> => {
      const build = builds[name];
      if (build === undefined) throw new Error(`There is no ${name}.`);
      return load(name, { ...build, ...change }, { reset: false });
    },
  };
}

it('is what each remote gets of what is shared: what one writes there, or into it, reaches no other', async () => {
  const fake = `{ get: () => () => ({ name: 'of another' }), from: 'x', version: '99.0.0', scope: ['default'] }`;
  const { load } = openRemotes({
    writer: `scope.react['19.3.1'].get = ${fake}.get; scope.react['99.0.0'] = ${fake}; scope.react = {};`,
    reader: 'globalThis.reader = Object.values(scope.react).map(({ get }) => get()());',
  });

  await load('writer');
  await load('reader');

  expect(globalThis).toHaveProperty('reader', [PAGES_OWN]);
  expect(Object.keys(SCOPE['react'] ?? {})).toEqual(['19.3.1']);
});

it('is given to no build that was made for another shell: nothing of it is even fetched', async () => {
  const { load, network } = openRemotes({ newer: '' });

  await expect(load('newer', { contract: '^1.3.0' })).rejects.toThrow(
    'newer needs the shell contract ^1.3.0',
  );

  expect(network.asked).toEqual([]);
});
