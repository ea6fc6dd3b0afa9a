import type { Tool } from '@aic/sdk';
import * as runtimeCore from '@module-federation/runtime-core';
import type { ShareScope } from './platform.ts';
import type { Container, RemoteBuild } from './remote-build.ts';

// A file of its own: only the first tool whose container needs the library loads it.

const { ModuleFederation, registerGlobalPlugins, setGlobalFederationInstance } = runtimeCore;

/** The shell as a host of the library, for each scope: it opens what the stock plugin has built. */
const hosts = new WeakMap<ShareScope, InstanceType<typeof ModuleFederation>>();

/** Global names by which files of stock builds reach their entry, and what is there for each folder of a build. */
const chunkArrays = new Map<string, Map<string, unknown>>();

let isProvided = false;

/**
 * To be called before the entry runs: provides what containers of the library look for, and forgets what an earlier
 * run of this or of another build of the remote has left.
 * @returns what stands for the container of a stock build; null where the container itself is asked, as plain ones are
 */
export function prepare(build: RemoteBuild, scope: ShareScope): Container | null {
  provideRuntime();
  return build.isStock ? prepareStock(build, scope) : null;
}

function prepareStock(build: RemoteBuild, scope: ShareScope): Container {
  const { global, entry } = build;
  const host = hostOf(scope);
  // Forced: modules, instance and shared parts of the last run go.
  const address = new URL(entry, location.href).href;
  host.registerRemotes([{ name: global, entry: address, entryGlobalName: global }], { force: true });
  for (const name of chunkArrayNames(build)) separateChunks(name);
  return {
    // The entry has run. The library finds its container and gives it the scope.
    init() {
      // Where it finds none, it would load the entry by itself, with no integrity.
      if (readGlobal(global) === undefined) throw new Error(`${entry} did not set "${global}".`);
    },
    async get(module) {
      const name = `${global}/${module.replace('./', '')}`;
      const options = { loadFactory: false, from: 'runtime' } as const;
      const factory = await host.loadRemote<() => { default?: Tool }>(name, options);
      if (factory === null) throw new Error(`${entry} has no ${module}.`);
      return factory;
    },
  };
}

/** They share the scope of plain containers, or for stock ones a copy of it. */
function provideRuntime(): void {
  if (isProvided) return;
  isProvided = true;
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  // Each container has an instance of its own, which reads these when it is made.
  registerGlobalPlugins([
    {
      name: 'forget-failed-shares',
      // A shared part that failed once stays "loading" for ever, and the next load resolves with an empty module.
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const scope of Object.values(shareScopeMap ?? {})) {
          for (const shared of Object.values(scope[pkgName] ?? {})) {
            if (!shared.loaded && !shared.lib) shared.loading = null;
          }
        }
      },
    },
  ]);
}

function hostOf(scope: ShareScope): InstanceType<typeof ModuleFederation> {
  const known = hosts.get(scope);
  if (known !== undefined) return known;
  // A copy: stock remotes add what they bring, which plain containers would take when it is newer.
  const shared = Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [name, Object.values(versions).map(sharedOf(name))]),
  );
  const host = new ModuleFederation({ name: 'aic_shell', remotes: [], shared });
  setGlobalFederationInstance(host);
  hosts.set(scope, host);
  return host;
}

/** What is loaded is taken before what is newer: the page has one React, also where a remote brings a later one. */
const sharedOf =
  (name: string) =>
  ({ version, get }: ShareScope[string][string]) => ({
    version,
    scope: ['default'],
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
    // Parts of the design system come when a tool asks for them.
    ...(name.startsWith('@aic/design-system/') ? { get } : { lib: get() }),
  });

/** Of a build that does not say it: what compilers make of the container's name, or of none. */
const chunkArrayNames = ({ chunkArray, global }: RemoteBuild): string[] =>
  chunkArray === undefined
    ? ['rspackChunk', 'webpackChunk'].flatMap((prefix) => [prefix, prefix + global])
    : [chunkArray];

/**
 * Two builds of the stock plugin, of one remote or of two, may use one name for their array, and number their files
 * alike. So each script finds the array of the folder that it is from, whatever else loads at the same time.
 */
function separateChunks(name: string): void {
  const found = readGlobal(name);
  if (chunkArrays.has(name) || !(found === undefined || Array.isArray(found))) return;
  const arrays = new Map<string, unknown>([['', found]]);
  chunkArrays.set(name, arrays);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => arrays.get(folderOfScript()),
    set: (array: unknown) => {
      arrays.set(folderOfScript(), array);
    },
  });
}

function folderOfScript(): string {
  const script = document.currentScript;
  return script instanceof HTMLScriptElement ? script.src.slice(0, script.src.lastIndexOf('/')) : '';
}

// Safe because what is read is only put back.
const readGlobal = (name: string): unknown => (globalThis as Record<string, unknown>)[name];
