import type { RemoteEntry } from '@aic/sdk';
import type { FirstScreenPart } from '../../hydration/first-screen.ts';
import type { RemoteStatus } from '../../state/remotes-slice.ts';
import type { ReportedBuild } from '../loading/load-reporter.ts';
import type { FailedLoad, LoadedTool, LoadResult } from '../loading/load-with-fallback.ts';
import { mountReported, reportedBuild, type ReportingDeps } from './mount-reported.ts';
import { addElement, addSkeleton, takeOffPage, type SlotDeps } from './slot-elements.ts';
import { createToolErrorCard, type ErrorCardReason } from './tool-error-card.ts';
import { otherBuild, stepAfterRegistry, type ToolOnPage, type ToolState } from './tool-state.ts';

export interface ToolControllerDeps extends ReportingDeps, SlotDeps {
  /** Shown to users, e.g. `Images`. */
  label: string;
  /** What the HTML has shown of the tool so far; null after the first time. */
  firstScreen(): FirstScreenPart | null;
  entry(): RemoteEntry | undefined;
  /** Asks the gateway for the registry. Never rejects; what was known stays known. */
  refresh(): Promise<void>;
  load(entry: RemoteEntry, options: { reset: boolean }): Promise<LoadResult>;
  onStatus(status: RemoteStatus): void;
  /** Resolves once what was rendered is painted. */
  painted(): Promise<void>;
  reloadPage(): void;
  /** The same for a build that this document may be too old for. @returns whether the page is about to go */
  reloadOnce(build: string): boolean;
}

/**
 * Puts one remote on the page and takes it off again. Never throws and never rejects: single-spa marks an application
 * whose lifecycle failed as broken for ever, so failures become an error card in the slot.
 */
export function createToolController(deps: ToolControllerDeps) {
  /** What the HTML named, which is as old as the document and its shell. */
  const firstBuild = deps.entry()?.build;
  let state: ToolState = { kind: 'idle' };

  function takeDown(): void {
    const last = state;
    state = { kind: 'idle' };
    takeOffPage(last);
  }

  const createCard = (reason: ErrorCardReason, reference: string): HTMLElement =>
    createToolErrorCard({
      toolName: deps.label,
      reason,
      reference: `${deps.name} ${reference}`,
      onRetry: () => (reason === 'incompatible' ? deps.reloadPage() : begin({ reset: true })),
      onHome: () => deps.shell().navigate('/'),
    });

  function showCard(reason: ErrorCardReason, reference: string, build = deps.entry()?.build): void {
    takeDown();
    const card = createCard(reason, reference);
    // A tool whose lazy part does not arrive breaks: without a network that is the reason.
    const isCutOff = reason === 'unreachable' || !navigator.onLine;
    state = { kind: 'failed', element: addElement(deps, card), reason, build, isCutOff };
    deps.onStatus('failed');
    focusTitle(card);
  }

  /** @param options.reset forgets what earlier tries left behind, in the page and in what is known of the registry */
  async function start({ reset }: { reset: boolean }): Promise<void> {
    takeDown();
    deps.reporter.begin();
    deps.onStatus('loading');
    const loading: ToolState = { kind: 'loading', screen: deps.firstScreen() ?? addSkeleton(deps) };
    state = loading;
    // A load that ends after the user has moved on is dropped.
    const isOver = (): boolean => state !== loading;
    // The press is answered before the tool is rendered, which keeps a slow phone busy for a moment.
    const painted = deps.painted();
    if (reset || deps.entry() === undefined) {
      await deps.refresh();
      if (isOver()) return;
    }
    const entry = deps.entry();
    if (entry === undefined) {
      showCard('unreachable', 'is not in the registry');
      return;
    }
    const [result] = await Promise.all([deps.load(entry, { reset }), painted]);
    if (isOver()) return;
    deps.reporter.loaded(result);
    if (result.ok) {
      mount(result, loading.screen);
    } else if (!isWorthReloading(result) || !deps.reloadOnce(result.entry.build)) {
      showCard(result.failure, referenceOf(result.entry), result.entry.build);
    }
  }

  /** An unforeseen failure becomes a card, too, and no skeleton that stays. */
  function begin(options: { reset: boolean }): void {
    start(options).catch((error: unknown) => {
      deps.report(error, { remote: deps.name, phase: 'load' });
      if (state.kind === 'loading') showCard('unreachable', 'cannot be loaded');
    });
  }

  /** A newer shell may be able to load what this one cannot. */
  const isWorthReloading = ({ failure, entry }: FailedLoad): boolean =>
    failure === 'incompatible' || (failure === 'unreachable' && entry.build !== firstBuild);

  function mount(result: LoadedTool, screen: FirstScreenPart): void {
    const { build, isFallback, entry } = result;
    const reference = referenceOf(reportedBuild(result));
    const isTaken = screen.build === build;
    if (isTaken) screen.element.dataset['tool'] = deps.name;
    const tool: ToolOnPage = {
      element: isTaken ? screen.element : addElement(deps),
      build,
      publishedAt: isFallback ? undefined : entry.publishedAt,
      failedBuild: isFallback ? entry.build : null,
      unmount: () => undefined,
    };
    state = { kind: 'mounted', tool, screen };
    const isOnPage = (): boolean => 'tool' in state && state.tool === tool;
    const showCrash = (): void => {
      if (isOnPage()) showCard('crashed', reference, entry.build);
    };
    const dropScreen = (): void => {
      if (!isTaken) screen.drop();
    };
    try {
      tool.unmount = mountReported(result, tool.element, deps, {
        isOnPage,
        ...(isTaken && { onTakenOver: screen.takenOver }),
        // React is still inside its own error handling here: the root is unmounted after it.
        onCrash: () => queueMicrotask(showCrash),
        onBlank: () => {
          dropScreen();
          tool.element.hidden = true;
          const card = createCard('blank', reference);
          deps.slot().append(card);
          state = { kind: 'blank', tool, screen, card };
          deps.onStatus('failed');
          focusTitle(card);
        },
        onContent: () => {
          dropScreen();
          if (state.kind !== 'blank') return;
          // It has come after all: what is there is better than a card about it.
          const { card } = state;
          const hadFocus = card.contains(document.activeElement);
          card.remove();
          tool.element.hidden = false;
          state = { kind: 'mounted', tool, screen };
          deps.onStatus('mounted');
          if (hadFocus) focusTitle(tool.element);
        },
      });
      // A tool may have led away while it was mounted.
      if (isOnPage()) deps.onStatus('mounted');
      else tool.unmount();
    } catch {
      showCrash();
    }
  }

  return {
    /** Shows the skeleton at once and resolves at once: single-spa holds back/forward while a mount is pending. */
    mount: (): void => begin({ reset: false }),
    unmount: takeDown,
    /** Swaps to the released build in place; drafts are in the store and survive. */
    restart: (): void => begin({ reset: false }),
    /** The build that is released while another one is on the page, or null. */
    otherBuild: () => otherBuild(state, deps.entry()),
    /** The registry was read again: what is switched off goes at once, and a card about what has changed since. */
    registryChanged(): void {
      const entry = deps.entry();
      const step = entry === undefined ? 'stay' : stepAfterRegistry(state, entry);
      if (step === 'restart') begin({ reset: false });
      if (step === 'switch-off' && entry !== undefined) showCard('switched-off', referenceOf(entry));
    },
    /** The network is back: a tool that failed without it starts again by itself. */
    reconnect(): void {
      if (state.kind === 'failed' && state.isCutOff) begin({ reset: true });
    },
  };
}

const focusTitle = (root: Element): void => root.querySelector('h1')?.focus();

/** Shown small on a card, for bug reports. */
const referenceOf = ({ build, version }: ReportedBuild): string => `${version} (${build})`;
