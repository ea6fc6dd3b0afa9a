import type { RemoteEntry, Tool } from '@aic/sdk';
import { init, loadRemote, registerGlobalPlugins, registerRemotes } from '@module-federation/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import { loadScript } from './load-script.ts';
import { isLocalBuild } from './local-builds.ts';
import { platformModules, provideRuntime } from './platform.ts';

/** The files of one build: what the loader needs of a registry entry. */
export type RemoteBuild = Pick<
  RemoteEntry,
  'build' | 'entry' | 'global' | 'integrity' | 'contract' | 'assets'
>;

const SCRIPT_TIMEOUT_MS = 10_000;

/** Builds that have been asked for, by the name the federation runtime knows them under. */
const known = new Map<string, { build: RemoteBuild; tries: number }>();
const loadedUrls = new Set<string>();

/** Federation's own loader neither checks integrity nor forgets a failure; these hooks do both. */
function guardPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'aic-guard',
    async loadEntry({ remoteInfo }) {
      const remote = known.get(remoteInfo.name);
      if (remote === undefined) {
        throw new Error(`The remote "${remoteInfo.name}" is not in the registry, so it is not loaded.`);
      }
      const { build, tries } = remote;
      await Promise.all(build.assets.map((url) => loadAsset(url, build, tries)));
      // Safe because the preset names this global in the build and the registry repeats it; undefined is caught below.
      const container = (globalThis as Record<string, unknown>)[build.global];
      if (container === undefined) {
        throw new Error(`${build.entry} ran but did not set "${build.global}".`);
      }
      return container as Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;
    },
    // A shared chunk that failed once stays "loading" for ever, and the next load resolves with an empty module.
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap ?? {})) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded && !shared.lib) {
            shared.loading = null;
          }
        }
      }
    },
  };
}

/**
 * Entry and first screen load side by side, with integrity checked, so that the remote's own chunk loader finds its
 * chunk already loaded. A retry uses another URL, because a browser joins requests for one that still hangs.
 */
async function loadAsset(url: string, build: RemoteBuild, tries: number): Promise<void> {
  // A reset takes the container away, so the entry has to run again; its chunks stay where they are.
  const isGone = url === build.entry && !(build.global in globalThis);
  if (isGone || !loadedUrls.has(url)) {
    await loadScript({
      url: tries === 0 ? url : `${url}?try=${tries}`,
      integrity: isLocalBuild(build) ? null : build.integrity[url.slice(url.lastIndexOf('/') + 1)],
      timeoutMs: SCRIPT_TIMEOUT_MS,
    });
    loadedUrls.add(url);
  }
}

/** Must run before the first remote: a remote's own instance reads the global plugins when it is made. */
export function initFederation(): void {
  provideRuntime();
  registerGlobalPlugins([guardPlugin()]);
  init({ name: 'shell', remotes: [], shared: platformModules(), shareStrategy: 'loaded-first' });
}

/**
 * Loads one build of a remote and returns its tool.
 *
 * @param options.reset forget what earlier tries left behind: containers, promises, half-loaded share scopes.
 * @throws Error when a file does not arrive, is not what the registry says, or is not a tool.
 */
export async function loadTool(name: string, build: RemoteBuild, options: { reset: boolean }): Promise<Tool> {
  const remoteName = `${name}_${build.build}`;
  const earlier = known.get(remoteName);
  if (options.reset || earlier === undefined) {
    known.set(remoteName, { build, tries: earlier === undefined ? 0 : earlier.tries + 1 });
    const remote = {
      name: remoteName,
      entry: build.entry,
      entryGlobalName: build.global,
      type: 'global' as const,
    };
    registerRemotes([remote], { force: options.reset });
  }
  const module = await loadRemote<{ default?: Tool }>(`${remoteName}/tool`);
  const tool = module?.default;
  if (typeof tool?.mount !== 'function') {
    throw new Error(`The remote "${name}" (build ${build.build}) does not export a tool.`);
  }
  return tool;
}
