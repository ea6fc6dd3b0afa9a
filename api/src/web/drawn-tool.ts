import type { GenerationKind, Registry, User } from '@aic/contract';
import { firstScreenOf, frameName, memberOf, SLOT, TOOL_FRAMES } from '@aic/contract/drawings';
import type { Providers } from '../deps.ts';
import type { BuildInfo } from '../modules/remotes/publish/build-info.ts';
import type { createDrawnPages, DrawnPage } from './drawn-pages.ts';

interface DrawnToolInput {
  tool: string;
  user: User;
  shell: BuildInfo;
  registry: Registry;
  providers: Providers;
}

/**
 * The shell's frame with the tool's first screen in it, both as their builds have drawn them; null where one of them has
 * drawn nothing. It is looked at until the tool is there: nothing in it can be used, so nothing typed is lost.
 */
export async function drawnTool(
  { tool, user, shell, registry, providers }: DrawnToolInput,
  drawnPage: ReturnType<typeof createDrawnPages>,
): Promise<DrawnPage | null> {
  const entry = registry.remotes[tool];
  const frame = frameName({ tool, member: memberOf(user) });
  // The shell's build draws frames of the house's tools: any other has the plain one.
  if (entry === undefined || entry.killed || !TOOL_FRAMES.has(frame)) return null;
  // Safe because a tool that makes nothing has no engine under its name.
  const engine = providers[tool as GenerationKind]?.status() ?? { state: 'unavailable' };
  const [around, screen] = await Promise.all([
    drawnPage(shell, frame),
    drawnPage({ name: tool, build: entry.build }, firstScreenOf(engine)),
  ]);
  if (around === null || screen === null) return null;
  const content = `<div data-first-screen="${tool}" aria-hidden="true" inert>${screen.styles}${screen.html}</div>`;
  return { ...around, html: around.html.replace(SLOT, () => `<div data-slot="true">${content}</div>`) };
}
