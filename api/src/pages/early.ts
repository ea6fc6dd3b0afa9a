import {
  isBuiltInTool,
  knownTools,
  normalizePath,
  toolOfPath,
  type GenerationKind,
  type PageState,
  type Registry,
  type User,
} from '@aic/contract';
import { firstScreenOf, frameName, memberOf, OTHER_TOOL, TOOL_FRAMES } from '@aic/contract/prerender';
import type { BuildInfo } from '@aic/contract/schemas';
import type { Providers } from '../generations/providers/provider.ts';
import { activeElementIn } from '../releases/publish/active-element.ts';
import type { FirstScreens, PrerenderedScreen } from './first-screens/first-screens.ts';
import type { createPrerenderedPages, PrerenderedPage } from './prerendered-pages.ts';
import { publicPageHtml } from './public-page-html.ts';

/** What stands in the HTML before any script has run, and names of the shell's files that are needed soon. */
export type Early = Shown & { chunks: readonly string[] };

type Shown =
  // As all visitors see it; React takes it over. It needs no script soon where it is there to be read.
  | { kind: 'page'; page: PrerenderedPage; isToRead: boolean }
  // A tool in the shell's frame, as its build has prerendered it for everybody; the tool renders itself in its place.
  | { kind: 'tool-screen'; tool: string; frame: PrerenderedPage; screen: PrerenderedPage }
  // With the items of its user, as that build has prerendered it now; the tool takes it over where it can.
  | { kind: 'user-screen'; tool: string; frame: PrerenderedPage; screen: PrerenderedScreen; build: string }
  // Boxes that stay empty until the browser has rendered the tool, or the page.
  | { kind: 'frame'; tool: string | null }
  // The same, and what a page shows to who has no JavaScript.
  | { kind: 'plain'; content: string };

interface EarlyDeps {
  prerenderedPage: ReturnType<typeof createPrerenderedPages>;
  firstScreens: FirstScreens;
  providers: Providers;
}

interface EarlyInput {
  url: URL;
  state: PageState;
  shell: BuildInfo;
  registry: Registry;
}

const TOOL_CHUNKS = ['tools', 'studio'];

/** Prerendered pages to write on: a visitor who opens one is about to use it. */
const FORMS: ReadonlySet<string> = new Set(['/auth', '/contact']);

/** The most that there is of a page before its scripts. */
export async function findEarly(deps: EarlyDeps, input: EarlyInput): Promise<Early> {
  const { url, state, registry, shell } = input;
  const tool = state.user && toolOfPath(url.pathname, knownTools(registry.remotes));
  if (state.user !== null && tool !== null) {
    const screen = await findScreen(deps, { ...input, tool, user: state.user });
    return screen ?? { kind: 'frame', tool, chunks: TOOL_CHUNKS };
  }
  if (state.publicPage !== undefined) {
    return { kind: 'plain', content: await publicPageHtml(state.publicPage), chunks: [] };
  }
  const path = normalizePath(url.pathname);
  const page = state.user === null ? await deps.prerenderedPage(shell, path + searchOf(url)) : null;
  const { chunks = [] } = (await deps.prerenderedPage(shell, path)) ?? {};
  return page === null
    ? { kind: 'frame', tool: null, chunks }
    : { kind: 'page', page, isToRead: !FORMS.has(path), chunks };
}

/** No page shows where its sign-in leads. */
function searchOf({ searchParams }: URL): string {
  const shown = new URLSearchParams(searchParams);
  shown.delete('returnTo');
  return shown.size === 0 ? '' : `?${shown.toString()}`;
}

/**
 * A tool's first screen and the frame around it, or null where one of them is missing. Until the tool is there, nothing
 * in it can be used, so nothing typed is lost.
 */
async function findScreen(
  { prerenderedPage, firstScreens, providers }: EarlyDeps,
  { url, tool, user, state, shell, registry }: EarlyInput & { tool: string; user: User },
): Promise<Early | null> {
  const { pathname: path, search } = url;
  const entry = registry.remotes[tool];
  const isLibrary = state.library !== undefined || state.libraryPart !== undefined;
  // Another search may open another screen of the tool. The library's first page is read in the view of its own.
  if ((search !== '' && !isLibrary) || entry === undefined || entry.killed) return null;
  // Such a tool says itself which pages it has, and has prerendered the first of them.
  const isOther = !isBuiltInTool(tool);
  if (isOther && normalizePath(path) !== entry.routes[0]) return null;
  const name = frameName({ tool: isOther ? OTHER_TOOL : tool, member: memberOf(user) });
  // The bar of a user with an open payment leads to it; no build has prerendered that one.
  if (!TOOL_FRAMES.has(name) || user.isPaymentOverdue === true) return null;
  const { build } = entry;
  const [frame, own] = await Promise.all([
    prerenderedPage(shell, name),
    state.list === undefined && !isLibrary && !isOther
      ? null
      : firstScreens.prerender({ name: tool, build }, { ...state, path: path + search }),
  ]);
  // Safe because a tool that makes nothing has no engine under its name.
  const engine = providers[tool as GenerationKind]?.status() ?? { state: 'unavailable' };
  const screen = own ?? (await prerenderedPage({ name: tool, build }, firstScreenOf(engine)));
  if (frame === null || screen === null || activeElementIn(screen.html + screen.styles) !== null) return null;
  const around = { tool, frame, chunks: TOOL_CHUNKS };
  return own === null
    ? { kind: 'tool-screen', ...around, screen }
    : { kind: 'user-screen', ...around, screen: own, build };
}
