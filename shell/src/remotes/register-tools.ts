import { type KnownTool, toolOfPath, type Player, type Registry, type ShellApi, type Slots } from '@aic/sdk';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { FirstScreen } from '../hydration/first-screen.ts';
import { nextPaint } from '../hydration/next-task.ts';
import { remoteChanged } from '../state/remotes-slice.ts';
import type { ShellStore } from '../state/store.ts';
import { createSlots } from './fills/create-slots.ts';
import { createRemoteLoader } from './loading/federation.ts';
import { loadWithFallback } from './loading/load-with-fallback.ts';
import { platformModules } from './loading/platform.ts';
import { refusalOf, watchRefusals } from './loading/policy-refusals.ts';
import { createPreloader } from './loading/preload.ts';
import { reloadOnce } from './loading/reload-once.ts';
import { createToolController } from './mounting/tool-controller.ts';
import { createOverrides } from './overrides/overrides.ts';
import { refreshOnReturn } from './refresh-on-return.ts';
import { releaseToast } from './release-toast.ts';
import { createLoadReporter } from './reports/load-reporter.ts';
import { sendLoadReport } from './reports/send-load-report.ts';
import { watchErrors } from './reports/watch-errors.ts';

const RETRY_DELAYS_MS = [400, 1200];

export interface RegisterToolsOptions {
  registry(): Registry;
  /** The built-in tools and of the registry. */
  tools(): readonly KnownTool[];
  /** Calls back when the registry has been read again. @returns unsubscribe */
  onRegistry(listener: () => void): () => void;
  /** Asks the gateway again. */
  refreshRegistry(): Promise<void>;
  player: Pick<Player, 'state'>;
  store: ShellStore;
  shell(): ShellApi;
  isSignedIn(): boolean;
  slot(): HTMLElement;
  firstScreen: Pick<FirstScreen, 'take'>;
}

export interface RegisteredTools {
  /** To be called when the response of `isSignedIn` has changed. */
  reconsider(): void;
  /** To be called when the registry has changed: offers the newer build of a tool that is on the page, once. */
  registryChanged(): void;
  /** Swaps to what the registry names, where another build of the tool is on the page. */
  restart(name: string): void;
  /** Makes a tool ready ahead of the click. */
  preload(name: string): void;
  /** What a tool puts into pages of others; undefined where it is off. @throws Error when it does not come */
  loadSlots(name: string): Promise<Slots> | undefined;
}

/** Tells single-spa about every tool: it decides when a tool is on the page, federation decides which code it is. */
export function registerTools(options: RegisterToolsOptions): RegisteredTools {
  watchRefusals();
  const report = watchErrors();
  const { loadTool, loadSlots } = createRemoteLoader(platformModules());
  const controllers = new Map<string, ReturnType<typeof createToolController>>();
  const reloadPage = (): void => location.reload();
  /**
   * The registry is asked for while something is wrong already: a second failure adds nothing to what the card says.
   */
  const refresh = (): Promise<void> =>
    options.refreshRegistry().catch((error: unknown) => report(error, { phase: 'registry' }));
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const overrides = createOverrides({
    registry: options.registry,
    load: loadTool,
    loadSlots,
    report,
    reloadPage,
  });
  const loadFills = (name: string): Promise<Slots> | undefined => {
    const entry = options.registry().remotes[name];
    if (entry?.killed !== false) return undefined;
    return overrides.has(name) ? overrides.loadSlots(name, entry) : loadSlots(name, entry);
  };
  const slots = createSlots({ ...options, load: loadFills, shell });
  function shell(): ShellApi {
    return { ...options.shell(), slots, telemetry: { report } };
  }
  const register = ({ name, label }: KnownTool): void => {
    const controller = createToolController({
      name,
      label,
      slot: options.slot,
      firstScreen: () => options.firstScreen.take(name),
      entry: () => overrides.entry(name) ?? options.registry().remotes[name],
      refresh,
      load: (entry, attempt) =>
        overrides.has(name)
          ? overrides.load(name, entry, attempt)
          : loadWithFallback(
              name,
              entry,
              {
                load: loadTool,
                refusal: refusalOf,
                freshEntry: async () => {
                  await refresh();
                  return options.registry().remotes[name];
                },
                retryDelaysMs: RETRY_DELAYS_MS,
                sleep,
                report,
              },
              attempt,
            ),
      shell,
      report,
      onStatus: (status) => options.store.dispatch(remoteChanged({ name, status })),
      reporter: createLoadReporter(name, (report) => {
        // What happens to a local build says nothing about a released one.
        if (!overrides.has(name)) sendLoadReport(report);
      }),
      painted: nextPaint,
      reloadPage,
      // Music would end with the page, and without a network there would be no page.
      reloadOnce: (build) =>
        navigator.onLine &&
        options.player.state().status !== 'playing' &&
        reloadOnce(name, build, reloadPage),
    });
    controllers.set(name, controller);
    registerApplication({
      name,
      // Always resolves: single-spa must never see a failure.
      app: async () => ({
        bootstrap: async () => {},
        mount: async () => controller.mount(),
        unmount: async () => controller.unmount(),
      }),
      activeWhen: ({ pathname }) => options.isSignedIn() && toolOfPath(pathname, options.tools()) === name,
    });
  };
  const registerNew = (): void => {
    for (const tool of options.tools()) {
      if (!controllers.has(tool.name)) register(tool);
    }
  };
  registerNew();
  // Single-spa looks again which tool the address wants: a page may have come or gone with its registry.
  options.onRegistry(() => {
    registerNew();
    void triggerAppChange();
    controllers.forEach((controller) => controller.registryChanged());
  });
  addEventListener('online', () => controllers.forEach((controller) => controller.reconnect()));
  const offered = new Set<string>();
  const registryChanged = (): void => {
    for (const { label, otherBuild, restart } of controllers.values()) {
      const other = otherBuild();
      if (other === null || offered.has(other.build)) continue;
      offered.add(other.build);
      options.shell().toast(releaseToast(label, other.isOlder, restart));
    }
  };
  refreshOnReturn(() => {
    if (options.isSignedIn()) void refresh().then(registryChanged);
  });
  start({ urlRerouteOnly: true });
  return {
    preload: createPreloader({ registry: options.registry, load: loadTool, shell }),
    loadSlots: loadFills,
    reconsider: () => void triggerAppChange(),
    registryChanged,
    restart: (name) => {
      const controller = controllers.get(name);
      if (controller?.otherBuild()) controller.restart();
    },
  };
}
