import type { MountedTool, RemoteEntry, ShellApi } from '@aic/sdk';
import type { RemoteStatus } from '../state/remotes-slice.ts';
import type { LoadResult } from './load-with-fallback.ts';
import { createToolErrorCard, type ErrorCardReason } from './tool-error-card.ts';
import { createToolSkeleton } from './tool-skeleton.ts';

export interface ToolControllerDeps {
  name: string;
  /** Shown to users, e.g. `Images`. */
  label: string;
  slot(): HTMLElement;
  entry(): RemoteEntry | undefined;
  load(entry: RemoteEntry, options: { reset: boolean }): Promise<LoadResult>;
  shell(): ShellApi;
  /** Not through `shell()`: after logout there is none, and a tool may break while it is taken down. */
  report(error: unknown, details: Readonly<Record<string, string>>): void;
  onStatus(status: RemoteStatus): void;
  reloadPage(): void;
}

/**
 * Puts one remote on the page and takes it off again. Never throws and never rejects: single-spa marks an application
 * whose lifecycle failed as broken for ever, so failures become an error card in the slot.
 */
export function createToolController(deps: ToolControllerDeps) {
  let element: HTMLElement | null = null;
  let mounted: MountedTool | null = null;
  let mountedBuild: string | null = null;
  /** Counts runs, so that a load that ends after the user has moved on is dropped. */
  let run = 0;
  /** The card on the page is about files that did not arrive. */
  let isCutOff = false;

  const unmountTool = (): void => {
    try {
      mounted?.unmount();
    } catch (error) {
      deps.report(error, { remote: deps.name, phase: 'unmount' });
    }
    mounted = null;
    mountedBuild = null;
  };

  /** A broken root cannot be reused: each run gets a fresh element. */
  const freshElement = (): HTMLElement => {
    element?.remove();
    element = document.createElement('div');
    element.dataset['tool'] = deps.name;
    deps.slot().append(element);
    return element;
  };

  const showCard = (reason: ErrorCardReason, reference: string): void => {
    unmountTool();
    // A tool whose lazy part does not arrive breaks: without a network that is the reason.
    isCutOff = reason === 'unreachable' || !navigator.onLine;
    deps.onStatus('failed');
    const card = createToolErrorCard({
      toolName: deps.label,
      reason,
      reference,
      onRetry: () => (reason === 'incompatible' ? deps.reloadPage() : void start({ reset: true })),
      onHome: () => deps.shell().navigate('/'),
    });
    freshElement().append(card);
    card.querySelector('h1')?.focus();
  };

  async function start(options: { reset: boolean }): Promise<void> {
    run += 1;
    const thisRun = run;
    isCutOff = false;
    unmountTool();
    const entry = deps.entry();
    if (entry === undefined) {
      showCard('unreachable', `${deps.name} is not in the registry`);
      return;
    }
    deps.onStatus('loading');
    freshElement().append(createToolSkeleton());
    const result = await deps.load(entry, options);
    if (thisRun !== run) {
      return;
    }
    if (!result.ok) {
      showCard(result.failure, `${deps.name} ${entry.version} (${entry.build})`);
      return;
    }
    try {
      mounted = result.tool.mount({
        element: freshElement(),
        shell: deps.shell(),
        onCrash: (error) => {
          if (thisRun === run) {
            deps.report(error, { remote: deps.name, build: result.build, phase: 'render' });
            // React is still inside its own error handling here: the root is unmounted after it.
            queueMicrotask(() => showCard('crashed', `${deps.name} ${entry.version} (${result.build})`));
          }
        },
      });
      mountedBuild = result.build;
      deps.onStatus('mounted');
    } catch (error) {
      deps.report(error, { remote: deps.name, build: result.build, phase: 'mount' });
      showCard('crashed', `${deps.name} ${entry.version} (${result.build})`);
    }
  }

  return {
    /** Shows the skeleton at once and resolves at once: single-spa holds back/forward while a mount is pending. */
    mount(): void {
      void start({ reset: false });
    },
    /** A newer build is released while an older one is on the page. */
    isOutdated(): boolean {
      return mountedBuild !== null && mountedBuild !== deps.entry()?.build;
    },
    /** Swaps to the released build in place; drafts are in the store and survive. */
    restart(): void {
      void start({ reset: false });
    },
    /** The network is back: a tool that failed without it starts again by itself. */
    reconnect(): void {
      if (isCutOff) void start({ reset: true });
    },
    unmount(): void {
      run += 1;
      isCutOff = false;
      unmountTool();
      element?.remove();
      element = null;
    },
  };
}
