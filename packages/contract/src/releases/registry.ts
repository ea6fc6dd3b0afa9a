import type { ToolUse } from '../hand-off/tool-use.ts';
import type { PlacedFill, SlotName } from '../slots/slots.ts';

/** The files of one build, as the loader needs them. */
export interface RemoteBuild {
  version: string;
  build: string;
  /** Path of the remote's entry script. */
  entry: string;
  /** Global variable the entry script sets: build id included, so two builds can live in one page. */
  global: string;
  /** Range of ShellApi versions the build was made for, e.g. `^1.0.0`. */
  contract: string;
  /**
   * True for a build of the stock plugin of Module Federation, which is opened with the library. Its global is that
   * of every build of the remote, and it loads later parts without knowing their integrity. Absent for all others.
   */
  isStock?: true;
  /**
   * Of a stock build: the global array by which its files reach its entry, as its compiler named it. Builds that were
   * published before it was read from them have none.
   */
  chunkArray?: string;
  /** Subresource integrity of the assets, by file name; one without is refused. */
  integrity: Readonly<Record<string, string>>;
  /** Files the first screen needs, entry first: what a preload asks for. */
  assets: readonly string[];
}

/** One remote as GET /api/remotes and the shell's HTML give it. */
export interface RemoteEntry extends RemoteBuild {
  /**
   * When the registry got the build, in seconds since 1970: tells a rollback from a release. Gateways of the release
   * before have none.
   */
  publishedAt?: number;
  /** The pages this remote serves, e.g. `['/', '/image-generator']`. */
  routes: readonly string[];
  /** Its word in the navigation and in titles. Absent for built-in tools, which are known without a registry. */
  label?: string;
  /** @default false */
  isInNavigation?: boolean;
  /** What it takes over from other tools. Gateways of the release before hand on none. */
  uses?: readonly ToolUse[];
  /** What it puts into pages of others, without what an admin has switched off. */
  fills?: { readonly [Slot in SlotName]?: PlacedFill };
  /** Set when operations have switched the remote off. */
  killed: boolean;
  /** The build before this one: the loader's second rung. */
  previous: RemoteBuild | null;
}

/** Of a page and of GET /api/remotes: the token of a link to a build, once for each. */
export const PREVIEW_PARAMETER = 'preview';

/** What became of one link; `unknown`: this installation has not made it. */
export type RegistryPreview = { token: string } & (
  | {
      state: 'open';
      /** Of the remote. */
      name: string;
      build: string;
      commit: string | null;
      /** In the words of the audit. */
      madeBy: string;
      /** ISO time. */
      endsAt: string;
    }
  | { state: 'ended' | 'unknown' }
);

export interface Registry {
  schema: 1;
  /** Grows with every release, rollback or switch: a page drops a response that is older than what it knows. */
  generation: number;
  /**
   * True where this server lets a tab put builds of the user's own machine in the place of those below, for developing.
   * Absent otherwise.
   */
  overrides?: true;
  /**
   * What became of the links to builds that the tab has sent (`PREVIEW_PARAMETER`), in their order. The builds of those
   * that are open stand in `remotes`. Absent where none was sent, and for visitors.
   */
  previews?: readonly RegistryPreview[];
  remotes: Readonly<Record<string, RemoteEntry>>;
}

/** What a browser was at: the entry script, the tool's module, its mount, its rendering, a part that it loads later. */
export const LOAD_PHASES = ['entry', 'load', 'mount', 'render', 'lazy'] as const;

/** `fallback`: it failed, and another build stands in its place. */
export const LOAD_OUTCOMES = ['ok', 'failed', 'fallback'] as const;

/** Where a page says where the code of a build broke, by `navigator.sendBeacon`: `ErrorReport`. */
export const ERROR_REPORT_PATH = '/api/remotes/errors';

/** Where a page says how loading a build went, by `navigator.sendBeacon`: `LoadReport`. */
export const LOAD_REPORT_PATH = '/api/remotes/reports';

/** What is sent to `LOAD_REPORT_PATH`. Answered with 204 whatever becomes of it. */
export interface LoadReport {
  remote: string;
  build: string;
  version: string;
  phase: (typeof LOAD_PHASES)[number];
  outcome: (typeof LOAD_OUTCOMES)[number];
  /** From when the user asked for the tool, in milliseconds. */
  ms: number;
  /** What kind of error it was, e.g. `ScriptTimeout`, never its message; null when it went well. */
  errorClass: string | null;
  /** The build that stands in its place. */
  fallbackBuild?: string | undefined;
}
