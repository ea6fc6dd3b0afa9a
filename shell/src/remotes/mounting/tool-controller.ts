import type { RemoteEntry, ShellApi } from '@aic/sdk';
import type { FirstScreenPart } from '../../hydration/first-screen.ts';
import type { RemoteStatus } from '../../state/remotes-slice.ts';
import type { LoadReporter, ReportedBuild } from '../loading/load-reporter.ts';
import type { LoadResult } from '../loading/load-with-fallback.ts';
import { mountGuarded } from './mount-guarded.ts';
import { createToolErrorCard, type ErrorCardReason } from './tool-error-card.ts';
import { createToolSkeleton } from './tool-skeleton.ts';

export interface ToolControllerDeps {
  name: string;
  /** Shown to users, e.g. `Images`. */
  label: string;
  slot(): HTMLElement;
  /** What the HTML has shown of the tool so far; null after the first time. */
  firstScreen(): FirstScreenPart | null;
  entry(): RemoteEntry | undefined;
  /** Asks the gateway for the registry. Never rejects; what was known stays known. */
  refresh(): Promise<void>;
  load(entry: RemoteEntry, options: { reset: boolean }): Promise<LoadResult>;
  shell(): ShellApi;
  /** Not through `shell()`: after logout there is none, and a tool may break while it is taken down. */
  report(error: unknown, details: Readonly<Record<string, string>>): void;
  reporter: LoadReporter;
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
  let element: HTMLElement | null = null;
  /** In front of a tool that has rendered nothing so far. */
  let blankCard: HTMLElement | null = null;
  /** The skeleton of a tool that is about to draw: it goes in the same frame in which the tool comes. */
  let waiting: HTMLElement | null = null;
  /** What the HTML has brought, until the tool has taken it over or rendered something of its own. */
  let screen: FirstScreenPart | null = null;
  let unmountTool: () => void = () => {};
  let mountedBuild: string | null = null;
  let mountedAt: number | undefined;
  /** What the card on the page is about, and the build that the registry named then. */
  let carded: { reason: ErrorCardReason; build: string | undefined } | null = null;
  /** Its fallback is on the page, so it is not offered as something new. */
  let failedBuild: string | null = null;
  /** Counts runs, so that a load that ends after the user has moved on is dropped. */
  let run = 0;
  /** The card on the page is about files that did not arrive. */
  let isCutOff = false;

  const endWaiting = (): void => {
    waiting?.remove();
    waiting = null;
    screen?.drop();
    screen = null;
  };

  const takeDown = (): void => {
    unmountTool();
    unmountTool = () => {};
    mountedBuild = null;
    failedBuild = null;
    carded = null;
    blankCard?.remove();
    blankCard = null;
    endWaiting();
  };

  /** A broken root cannot be reused: each run gets a fresh element. */
  const freshElement = (): HTMLElement => {
    element?.remove();
    element = document.createElement('div');
    element.dataset['tool'] = deps.name;
    deps.slot().append(element);
    return element;
  };

  /** What the HTML has brought is the tool's own element. */
  const adopt = (taken: FirstScreenPart): HTMLElement => {
    element = taken.element;
    element.dataset['tool'] = deps.name;
    return element;
  };

  const createCard = (reason: ErrorCardReason, reference: string): HTMLElement =>
    createToolErrorCard({
      toolName: deps.label,
      reason,
      reference: `${deps.name} ${reference}`,
      onRetry: () => (reason === 'incompatible' ? deps.reloadPage() : begin({ reset: true })),
      onHome: () => deps.shell().navigate('/'),
    });

  const focusTitle = (root: Element): void => root.querySelector('h1')?.focus();

  const showCard = (reason: ErrorCardReason, reference: string, build = deps.entry()?.build): void => {
    takeDown();
    carded = { reason, build };
    // A tool whose lazy part does not arrive breaks: without a network that is the reason.
    isCutOff = reason === 'unreachable' || !navigator.onLine;
    deps.onStatus('failed');
    const card = createCard(reason, reference);
    freshElement().append(card);
    focusTitle(card);
  };

  /** @param options.reset forgets what earlier tries left behind, in the page and in what is known of the registry */
  async function start({ reset }: { reset: boolean }): Promise<void> {
    run += 1;
    const thisRun = run;
    isCutOff = false;
    deps.reporter.begin();
    takeDown();
    deps.onStatus('loading');
    screen = deps.firstScreen();
    if (screen === null) freshElement().append(createToolSkeleton());
    // The press is answered before the tool is rendered, which keeps a slow phone busy for a moment.
    const painted = deps.painted();
    if (reset || deps.entry() === undefined) {
      await deps.refresh();
      if (thisRun !== run) return;
    }
    const entry = deps.entry();
    if (entry === undefined) {
      showCard('unreachable', 'is not in the registry');
      return;
    }
    const [result] = await Promise.all([deps.load(entry, { reset }), painted]);
    if (thisRun !== run) return;
    deps.reporter.loaded(result);
    if (result.ok) {
      mountedAt = result.isFallback ? undefined : result.entry.publishedAt;
      mount(result, thisRun);
    } else if (!isWorthReloading(result) || !deps.reloadOnce(result.entry.build)) {
      showCard(result.failure, referenceOf(result.entry), result.entry.build);
    }
  }

  /** Nothing of it may go on: also a load that is on its way is dropped. */
  function switchOff(entry: RemoteEntry): void {
    run += 1;
    showCard('switched-off', referenceOf(entry));
  }

  /** An unforeseen failure becomes a card, too, and no skeleton that stays. */
  function begin(options: { reset: boolean }): void {
    start(options).catch((error: unknown) => {
      deps.report(error, { remote: deps.name, phase: 'load' });
      showCard('unreachable', 'cannot be loaded');
    });
  }

  /** A newer shell may be able to load what this one cannot. */
  const isWorthReloading = ({ failure, entry }: Extract<LoadResult, { ok: false }>): boolean =>
    failure === 'incompatible' || (failure === 'unreachable' && entry.build !== firstBuild);

  function mount(result: Extract<LoadResult, { ok: true }>, thisRun: number): void {
    const { build } = result;
    const mounted = mountedOf(result);
    const reference = referenceOf(mounted);
    const report = (error: unknown, phase: string): void =>
      deps.report(error, { remote: deps.name, build, phase });
    const taken = screen?.build === build ? screen : null;
    waiting = element;
    element = null;
    const target = taken === null ? freshElement() : adopt(taken);
    try {
      unmountTool = mountGuarded(result.tool, {
        context: {
          element: target,
          shell: reportingShell(mounted),
          ...(taken !== null && {
            onTakenOver: () => {
              taken.takenOver();
              screen = null;
            },
          }),
          onCrash: (error) => {
            if (thisRun === run) {
              report(error, 'render');
              deps.reporter.failed('render', mounted, error);
              // React is still inside its own error handling here: the root is unmounted after it.
              queueMicrotask(() => thisRun === run && showCard('crashed', reference, result.entry.build));
            }
          },
        },
        onBlank: () => {
          const error = new Error(`${deps.name} has rendered nothing so far.`);
          endWaiting();
          report(error, 'render');
          deps.reporter.failed('render', mounted, error);
          target.hidden = true;
          blankCard = createCard('blank', reference);
          deps.slot().append(blankCard);
          deps.onStatus('failed');
          focusTitle(blankCard);
        },
        onContent: () => {
          endWaiting();
          deps.reporter.shown(mounted);
          if (blankCard === null) return;
          // It has come after all: what is there is better than a card about it.
          const hadFocus = blankCard.contains(document.activeElement);
          blankCard.remove();
          blankCard = null;
          target.hidden = false;
          deps.onStatus('mounted');
          if (hadFocus) focusTitle(target);
        },
        // It stays: it can be used, and the gateway rolls the build back when it does so everywhere.
        onBusy: () => {
          const error = new Error(`The page has not been idle for seconds while ${deps.name} was open.`);
          report(error, 'render');
          deps.reporter.failed('render', mounted, error);
        },
        onLeak: (error) => report(error, 'unmount'),
      });
      mountedBuild = build;
      failedBuild = result.isFallback ? result.entry.build : null;
      deps.onStatus('mounted');
    } catch (error) {
      report(error, 'mount');
      deps.reporter.failed('mount', mounted, error);
      showCard('crashed', reference, result.entry.build);
    }
  }

  /** What a tool reports by itself, with the build it came from. */
  function reportingShell(mounted: ReportedBuild): ShellApi {
    const shell = deps.shell();
    return {
      ...shell,
      telemetry: {
        report: (error, details = {}) => {
          if (details['phase'] === 'lazy') deps.reporter.failed('lazy', mounted, error);
          shell.telemetry.report(error, { remote: deps.name, build: mounted.build, ...details });
        },
      },
    };
  }

  return {
    /** Shows the skeleton at once and resolves at once: single-spa holds back/forward while a mount is pending. */
    mount(): void {
      begin({ reset: false });
    },
    /** The build that is released while another one is on the page, or null. */
    otherBuild(): { build: string; isOlder: boolean } | null {
      const released = deps.entry();
      if (mountedBuild === null || released === undefined) return null;
      const { build, publishedAt } = released;
      if (build === mountedBuild || build === failedBuild) return null;
      return {
        build,
        isOlder: publishedAt !== undefined && mountedAt !== undefined && publishedAt < mountedAt,
      };
    },
    /** The registry was read again: what is switched off goes at once, and a card about what has changed since. */
    registryChanged(): void {
      const entry = deps.entry();
      if (element === null || entry === undefined) return;
      if (entry.killed) {
        if (carded?.reason !== 'switched-off') switchOff(entry);
      } else if (carded !== null && (carded.reason === 'switched-off' || carded.build !== entry.build)) {
        begin({ reset: false });
      }
    },
    /** Swaps to the released build in place; drafts are in the store and survive. */
    restart(): void {
      begin({ reset: false });
    },
    /** The network is back: a tool that failed without it starts again by itself. */
    reconnect(): void {
      if (isCutOff) begin({ reset: true });
    },
    unmount(): void {
      run += 1;
      isCutOff = false;
      takeDown();
      element?.remove();
      element = null;
    },
  };
}

const mountedOf = ({ build, isFallback, entry }: Extract<LoadResult, { ok: true }>): ReportedBuild => ({
  build,
  version: (isFallback ? entry.previous?.version : null) ?? entry.version,
});

/** Shown small on a card, for bug reports. */
const referenceOf = ({ build, version }: ReportedBuild): string => `${version} (${build})`;
