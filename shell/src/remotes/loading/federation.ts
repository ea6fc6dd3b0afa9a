import type { Tool } from '@aic/sdk';
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
  /** Null before its module has run, and after it broke. */
  tool: Promise<Tool | undefined> | null;
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

/** What the entries of remotes set. */
const globals = globalThis as Record<string, unknown>;

const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * @param scope what the remotes take from the page
 * @param contract version of the shell's; a build that asks for another one is not even fetched
 */
export function createToolLoader(scope: ShareScope, contract = SHELL_CONTRACT): LoadTool {
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

  const openContainer = async (build: RemoteBuild, opening: Opening): Promise<Container> => {
    const stock = needsLibrary(build) && (await loadLibrary()).prepare(build, scope);
    await Promise.all(build.assets.map((url) => loadAsset(url, build, opening)));
    // Safe because the preset names this global in the build and the registry repeats it; undefined is caught below.
    const container = stock || (globals[build.global] as Container | undefined);
    if (!container) throw new Error(`${build.entry} did not set "${build.global}".`);
    await container.init(viewOf(scope));
    return container;
  };

  const open = (build: RemoteBuild, opening: Opening): Promise<Container> => {
    const opened = openContainer(build, opening).catch((error: unknown) => {
      // A load that fails late takes nothing from the one that has begun since.
      if (opening.container === opened) forget(build, opening);
      throw error;
    });
    opening.container = opened;
    opening.entry = build.entry;
    return opened;
  };

  return async (name, build, { reset }) => {
    requireContract(name, build, contract);
    const opening = openings.get(build.global) ?? { container: null, tool: null, failures: 0, sheets: [] };
    openings.set(build.global, opening);
    if ((reset || opening.entry !== build.entry) && opening.container !== null) forget(build, opening);
    const container = await (opening.container ?? open(build, opening));
    const tool = await (opening.tool ?? run(container, opening));
    if (typeof tool?.mount !== 'function') {
      throw new Error(`The remote "${name}" (build ${build.build}) does not export a tool.`);
    }
    return tool;
  };
}

/**
 * The tool's module runs once, also for those who ask at the same time. A failure is forgotten, so that the next load
 * tries again.
 */
function run(container: Container, opening: Opening): Promise<Tool | undefined> {
  const ran = runModule(container, opening.sheets).catch((error: unknown) => {
    if (opening.tool === ran) opening.tool = null;
    throw error;
  });
  opening.tool = ran;
  return ran;
}

async function runModule(
  container: Container,
  entrySheets: readonly CSSStyleSheet[],
): Promise<Tool | undefined> {
  const takeSheets = watchAdoptedSheets();
  let tool: Tool | undefined;
  try {
    const createModule = await container.get('./tool');
    tool = createModule().default;
  } finally {
    const sheets = [...entrySheets, ...takeSheets()];
    if (typeof tool?.mount === 'function') keepSheets(tool, sheets);
  }
  return tool;
}

function forget(build: RemoteBuild, opening: Opening): void {
  opening.container = null;
  opening.tool = null;
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
