import type { Slots, Tool } from '@aic/sdk';
import { SHELL_CONTRACT } from '@aic/sdk/host';
import { keepSheets, watchAdoptedSheets } from './adopted-sheets.ts';
import { requireContract } from './contract-range.ts';
import { loadScript } from './load-script.ts';
import { isLocalBuild } from './local-builds.ts';
import type { ShareScope } from './platform.ts';
import type { Container, RemoteBuild } from './remote-build.ts';

/** What became of one build so far. */
interface Opening {
  /** Of the build that is open: builds of the stock plugin have one global. Absent before the first load. */
  entry?: string;
  /** Null before the first load and after a failure, so that the next load tries again. */
  container: Promise<Container> | null;
  /** By what it exposes; absent before the module has run, and after it broke. */
  modules: Map<ExposedName, Promise<Exposed | undefined>>;
  failures: number;
  /** What its entry has adopted while it ran. */
  sheets: CSSStyleSheet[];
}

/**
 * Loads one build of a remote and returns its tool. Loads of the same build at the same time share one container.
 *
 * @param options.reset forget what earlier tries left behind: the container with all its modules runs afresh.
 * @throws ContractMismatch when this shell cannot run it; Error when a file does not arrive, is not what the registry
 *   says, or is not a tool.
 */
export type LoadTool = (name: string, build: RemoteBuild, options: { reset: boolean }) => Promise<Tool>;

/** The same for what it puts into pages of others. Files of its own page do not come with it. */
export type LoadSlots = (name: string, build: RemoteBuild) => Promise<Slots>;

type ExposedName = './tool' | './slots';
type Exposed = Tool | Slots;

/** What the entries of remotes set. */
const globals = globalThis as Record<string, unknown>;

const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * @param scope what the remotes take from the page
 * @param contract version of the shell's; a build that asks for another one is not even fetched
 */
export function createRemoteLoader(
  scope: ShareScope,
  contract = SHELL_CONTRACT,
): { loadTool: LoadTool; loadSlots: LoadSlots } {
  /** By global, which is a build's own. */
  const openings = new Map<string, Opening>();
  const loadedUrls = new Set<string>();

  /**
   * Entry and first screen load side by side, with integrity checked, so that the remote's own chunk loader finds its
   * chunk already loaded. A retry uses another URL, because a browser joins requests for one that still hangs.
   */
  const loadAsset = async (url: string, build: RemoteBuild, { failures, sheets }: Opening): Promise<void> => {
    // A reset takes the container away, so the entry has to run again; its chunks stay where they are.
    const isGone = url === build.entry && !globals[build.global];
    if (isGone || !loadedUrls.has(url)) {
      const takeSheets = watchAdoptedSheets();
      await loadScript({
        url: failures === 0 ? url : `${url}?try=${failures}`,
        integrity: isLocalBuild(build) ? null : build.integrity[url.slice(url.lastIndexOf('/') + 1)],
        timeoutMs: SCRIPT_TIMEOUT_MS,
      }).finally(() => sheets.push(...takeSheets()));
      loadedUrls.add(url);
    }
  };

  const openContainer = async (
    build: RemoteBuild,
    opening: Opening,
    assets: readonly string[],
  ): Promise<Container> => {
    const stock = needsLibrary(build) && (await loadLibrary()).prepare(build, scope);
    await Promise.all(assets.map((url) => loadAsset(url, build, opening)));
    // Safe because the preset names this global in the build and the registry repeats it; undefined is caught below.
    const container = stock || (globals[build.global] as Container | undefined);
    if (!container) throw new Error(`${build.entry} did not set "${build.global}".`);
    await container.init(viewOf(scope));
    return container;
  };

  const open = (build: RemoteBuild, opening: Opening, assets: readonly string[]): Promise<Container> => {
    const opened = openContainer(build, opening, assets).catch((error: unknown) => {
      // A load that fails late takes nothing from the one that has begun since.
      if (opening.container === opened) forget(build, opening);
      throw error;
    });
    opening.container = opened;
    opening.entry = build.entry;
    return opened;
  };

  const load = async (
    name: string,
    build: RemoteBuild,
    module: ExposedName,
    { reset, assets }: { reset: boolean; assets: readonly string[] },
  ): Promise<Exposed | undefined> => {
    requireContract(name, build, contract);
    const opening = openings.get(build.global) ?? {
      container: null,
      modules: new Map<ExposedName, never>(),
      failures: 0,
      sheets: [],
    };
    openings.set(build.global, opening);
    if ((reset || opening.entry !== build.entry) && opening.container !== null) forget(build, opening);
    const container = await (opening.container ?? open(build, opening, assets));
    const exposed = await (opening.modules.get(module) ?? run(container, module, opening));
    if (typeof exposed?.mount !== 'function') {
      throw new Error(`The remote "${name}" (build ${build.build}) does not export ${WHAT[module]}.`);
    }
    return exposed;
  };

  return {
    // Safe because the module is the one that was asked for; what is no tool fails as it is mounted.
    loadTool: (name, build, { reset }) =>
      load(name, build, './tool', { reset, assets: build.assets }) as Promise<Tool>,
    loadSlots: (name, build) =>
      load(name, build, './slots', { reset: false, assets: [build.entry] }) as Promise<Slots>,
  };
}

const WHAT: Readonly<Record<ExposedName, string>> = { './tool': 'a tool', './slots': 'slots' };

/**
 * A module runs once, also for those who ask at the same time. A failure is forgotten, so that the next load tries
 * again.
 */
function run(container: Container, module: ExposedName, opening: Opening): Promise<Exposed | undefined> {
  const ran = runModule(container, module, opening.sheets).catch((error: unknown) => {
    if (opening.modules.get(module) === ran) opening.modules.delete(module);
    throw error;
  });
  opening.modules.set(module, ran);
  return ran;
}

async function runModule(
  container: Container,
  module: ExposedName,
  entrySheets: readonly CSSStyleSheet[],
): Promise<Exposed | undefined> {
  const takeSheets = watchAdoptedSheets();
  let exposed: Exposed | undefined;
  try {
    const createModule = await container.get(module);
    exposed = createModule().default;
  } finally {
    const sheets = [...entrySheets, ...takeSheets()];
    if (typeof exposed?.mount === 'function') keepSheets(exposed, sheets);
  }
  return exposed;
}

function forget(build: RemoteBuild, opening: Opening): void {
  opening.container = null;
  opening.modules.clear();
  opening.failures += 1;
  opening.sheets = [];
  // Not deleted, because a script's `var` cannot be.
  globals[build.global] = undefined;
}

/** What one remote gets of the scope: containers note in it what they have loaded, and may put anything there. */
const viewOf = (scope: ShareScope): ShareScope =>
  Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.fromEntries(Object.entries(versions).map(([version, module]) => [version, { ...module }])),
    ]),
  );

/**
 * Builds from before docs/adr/0033-containers-without-the-library.md, which are still in registries, are known by
 * their entry.
 */
const needsLibrary = ({ isStock, entry }: RemoteBuild): boolean =>
  isStock ?? entry.endsWith('/remoteEntry.js');

const loadLibrary = () => import(/* webpackChunkName: "library-containers" */ './library-containers.ts');
