import {
  isBuiltInTool,
  normalizePath,
  type GenerationKind,
  type PageState,
  type Registry,
  type User,
} from '@aic/contract';
import { firstScreenOf, frameName, memberOf, OTHER_TOOL, SLOT, TOOL_FRAMES } from '@aic/contract/prerender';
import type { BuildInfo } from '@aic/contract/schemas';
import { html, raw } from 'hono/html';
import type { Providers } from '../generations/providers/provider.ts';
import { activeElementIn } from '../releases/publish/active-element.ts';
import type { FirstScreens } from './first-screens/first-screens.ts';
import type { createPrerenderedPages, PrerenderedPage } from './prerendered-pages.ts';
import { fillToolLinks } from './prerendered-tool-links.ts';

interface PrerenderedToolInput {
  tool: string;
  path: string;
  user: User;
  state: PageState;
  shell: BuildInfo;
  registry: Registry;
  providers: Providers;
}

interface PrerenderDeps {
  prerenderedPage: ReturnType<typeof createPrerenderedPages>;
  firstScreens: FirstScreens;
}

/**
 * The shell's frame with the tool's first screen in it: with the user's items, prerendered now by the script of their
 * build, or as that build has prerendered it for everybody. Null where there is neither. The first is taken over by
 * the page where both are of one design system; until then, nothing in it can be used, so nothing typed is lost.
 */
export async function prerenderedTool(
  { prerenderedPage, firstScreens }: PrerenderDeps,
  { tool, path, user, state, shell, registry, providers }: PrerenderedToolInput,
): Promise<PrerenderedPage | null> {
  const entry = registry.remotes[tool];
  if (entry === undefined || entry.killed) return null;
  // Such a tool says itself which pages it has, and has prerendered the first of them.
  const isOther = !isBuiltInTool(tool);
  if (isOther && normalizePath(path) !== entry.routes[0]) return null;
  const frame = frameName({ tool: isOther ? OTHER_TOOL : tool, member: memberOf(user) });
  if (!TOOL_FRAMES.has(frame)) return null;
  // The bar of a user with an open payment leads to it; no build has prerendered that one.
  if (user.isPaymentOverdue === true) return null;
  const build = { name: tool, build: entry.build };
  const [around, own] = await Promise.all([
    prerenderedPage(shell, frame),
    state.list === undefined && !isOther ? null : firstScreens.prerender(build, { ...state, path }),
  ]);
  // Safe because a tool that makes nothing has no engine under its name.
  const engine = providers[tool as GenerationKind]?.status() ?? { state: 'unavailable' };
  const screen = own ?? (await prerenderedPage(build, firstScreenOf(engine)));
  if (around === null || screen === null) return null;
  if (activeElementIn(screen.html + screen.styles) !== null) return null;
  const taker =
    own !== null &&
    own.platform === around.platform &&
    html` data-build="${entry.build}" data-parts="${JSON.stringify(own.parts)}"`;
  const mark = html`data-first-screen="${tool}"${taker}`;
  const content = await html`<div ${mark} aria-hidden="true" inert>${raw(screen.html)}</div>`;
  return {
    ...around,
    styles: around.styles + screen.styles.replace('<style', '<style data-first-screen-styles'),
    html: (await fillToolLinks(around, registry, tool)).replace(
      SLOT,
      () => `<div data-slot="true">${content.toString()}</div>`,
    ),
  };
}
