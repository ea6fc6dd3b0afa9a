import type { RemoteEntry, ShellApi } from '@aic/sdk';
import type { FirstScreenPart } from '../../hydration/first-screen.ts';
import type { RemoteStatus } from '../../state/remotes-slice.ts';
import {
  type FailedLoad,
  isOfBuild,
  type LoadedTool,
  type LoadResult,
} from '../loading/load-with-fallback.ts';
import { isRefusal } from '../loading/policy-refusals.ts';
import type { LoadReporter, ReportedBuild } from '../reports/load-reporter.ts';
import { mountGuarded } from './mount-guarded.ts';
import { reportingShell } from './reporting-shell.ts';
import { addElement, addSkeleton, type SlotDeps } from './slot-elements.ts';
import { createToolErrorCard, type ErrorCardReason } from './tool-error-card.ts';
import { otherBuild, type ToolOnPage, type ToolState } from './tool-state.ts';

export interface ToolControllerDeps extends SlotDeps {
  /** Shown to users, e.g. `Images`. */
  label: string;
  /** What the HTML has shown of the tool so far; null after the first time. */
  firstScreen(): FirstScreenPart | null;
  shell(): ShellApi;
  /** Not through `shell()`: after logout there is none, and a tool may break while it is taken down. */
  report(error: unknown, details: Readonly<Record<string, string>>): void;
  reporter: LoadReporter;
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
    if ('tool' in last) {
      last.tool.unmount();
      last.tool.element.remove();
    }
    if ('card' in last) last.card.remove();
    if ('screen' in last) last.screen.drop();
  }

  const createCard = (reason: ErrorCardReason, reference: string): HTMLElement =>
    createToolErrorCard({
      toolName: deps.label,
      reason,
      reference: `${deps.name} ${reference}`,
      onRetry: () => (reason === 'incompatible' ? deps.reloadPage() : void begin(true)),
      onHome: () => deps.shell().navigate('/'),
    });

  function showCard(reason: ErrorCardReason, reference: string, build = deps.entry()?.build): void {
    takeDown();
    const card = createCard(reason, reference);
    // A tool whose lazy part does not arrive breaks: without a network that is the reason.
    const isCutOff = reason === 'unreachable' || !navigator.onLine;
    state = { kind: 'failed', card: addElement(deps, card), reason, build, isCutOff };
    deps.onStatus('failed');
    focusTitle(card);
  }

  /**
   * Never rejects: an unforeseen failure becomes a card, too, and no skeleton that stays.
   * @param reset forgets what earlier tries left behind, in the page and in what is known of the registry
   */
  async function begin(reset = false): Promise<void> {
    takeDown();
    deps.reporter.begin();
    deps.onStatus('loading');
    try {
      const loading: ToolState = { kind: 'loading', screen: deps.firstScreen() ?? addSkeleton(deps) };
      state = loading;
      // A load that ends after the user has moved on is dropped.
      const isOver = (): boolean => state !== loading;
      // The press is answered before the tool is rendered, which keeps a slow phone busy for a moment.
      const painted = deps.painted();
      if (reset || !deps.entry()) {
        await deps.refresh();
        if (isOver()) return;
      }
      const entry = deps.entry();
      if (!entry) {
        showCard('unreachable', 'is not in the registry');
        return;
      }
      const [result] = await Promise.all([deps.load(entry, { reset }), painted]);
      if (isOver()) return;
      deps.reporter.loaded(result);
      if (result.ok) {
        mount(result, loading.screen);
      } else if (!isWorthReloading(result) || !deps.reloadOnce(result.entry.build)) {
        const reason = isRefusal(result.error) ? `. ${result.error.message}` : '';
        showCard(result.failure, referenceOf(result.entry) + reason, result.entry.build);
      }
    } catch (error) {
      deps.report(error, { remote: deps.name, phase: 'load' });
      if (state.kind === 'loading') showCard('unreachable', 'cannot be loaded');
    }
  }

  /** A newer shell may be able to load what this one cannot. */
  const isWorthReloading = ({ failure, entry }: FailedLoad): boolean =>
    failure === 'incompatible' || (isOfBuild(failure) && entry.build !== firstBuild);

  function mount(result: LoadedTool, screen: FirstScreenPart): void {
    const { build, isFallback, entry } = result;
    const version = (isFallback ? entry.previous?.version : null) ?? entry.version;
    const mounted = { build, version };
    const report = (error: unknown, phase: string): void =>
      deps.report(error, { remote: deps.name, build, phase });
    const fail = (error: unknown, phase: 'render' | 'mount'): void => {
      report(error, phase);
      deps.reporter.failed(phase, mounted, error);
    };
    const isTaken = screen.build === build;
    if (isTaken) screen.element.dataset['tool'] = deps.name;
    const tool: ToolOnPage = {
      element: isTaken ? screen.element : addElement(deps),
      result,
      unmount: () => undefined,
    };
    state = { kind: 'mounted', tool, screen };
    const isOnPage = (): boolean => 'tool' in state && state.tool === tool;
    const showCrash = (): void => {
      if (isOnPage()) showCard('crashed', referenceOf(mounted), entry.build);
    };
    const dropScreen = (): void => {
      if (!isTaken) screen.drop();
    };
    try {
      tool.unmount = mountGuarded(result.tool, {
        context: {
          element: tool.element,
          shell: reportingShell(deps.name, mounted, deps.shell(), deps.reporter, isOnPage),
          ...(isTaken && { onTakenOver: screen.takenOver }),
          onCrash: (error) => {
            if (!isOnPage()) return;
            fail(error, 'render');
            // React is still inside its own error handling here: the root is unmounted after it.
            queueMicrotask(showCrash);
          },
        },
        onBlank: () => {
          dropScreen();
          fail(new Error(`${deps.name} has rendered nothing so far.`), 'render');
          tool.element.hidden = true;
          const card = createCard('blank', referenceOf(mounted));
          deps.slot().append(card);
          state = { kind: 'blank', tool, screen, card };
          deps.onStatus('failed');
          focusTitle(card);
        },
        onContent: () => {
          dropScreen();
          deps.reporter.shown(mounted);
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
        // The tool stays: it can be used. What others have put into its page may be what keeps it busy.
        onBusy: () => {
          const tell = document.querySelector('[data-fill]') === null ? fail : report;
          tell(new Error(`The page has not been idle for seconds while ${deps.name} was open.`), 'render');
        },
        onLeak: (error) => report(error, 'unmount'),
      });
      deps.onStatus('mounted');
    } catch (error) {
      fail(error, 'mount');
      showCrash();
    }
  }

  const open = (): void => void begin();
  return {
    label: deps.label,
    /** Shows the skeleton at once and resolves at once: single-spa holds back/forward while a mount is pending. */
    mount: open,
    unmount: takeDown,
    /** Swaps to the released build in place; drafts are in the store and survive. */
    restart: open,
    /** The build that is released while another one is on the page, or null. */
    otherBuild: () => otherBuild(state, deps.entry()),
    /** The registry was read again: what is switched off goes at once, and a card about what has changed since. */
    registryChanged(): void {
      const entry = deps.entry();
      if (!entry || state.kind === 'idle') return;
      const isOff = 'reason' in state && state.reason === 'switched-off';
      if (entry.killed) {
        if (!isOff) showCard('switched-off', referenceOf(entry));
      } else if (isOff || ('reason' in state && state.build !== entry.build)) {
        void begin();
      }
    },
    /** The network is back: a tool that failed without it starts again by itself. */
    reconnect(): void {
      if (state.kind === 'failed' && state.isCutOff) void begin(true);
    },
  };
}

const focusTitle = (root: Element): void => root.querySelector('h1')?.focus();

/** Shown small on a card, for bug reports. */
const referenceOf = ({ build, version }: ReportedBuild): string => `${version} (${build})`;
