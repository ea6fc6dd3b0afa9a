import type { GenerationKind, Registry, ToolName, User } from '@aic/contract';
import { firstScreenOf, frameName, memberOf, SLOT } from '@aic/contract/drawings';
import type { Providers } from '../deps.ts';
import type { BuildInfo } from '../modules/remotes/publish/build-info.ts';
import type { createDrawnPages, DrawnPage } from './drawn-pages.ts';

interface DrawnToolInput {
  tool: ToolName;
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
  if (entry === undefined || entry.killed) return null;
  const engine = providers[tool as GenerationKind]?.status() ?? { state: 'unavailable' };
  const [frame, screen] = await Promise.all([
    drawnPage(shell, frameName({ tool, member: memberOf(user) })),
    drawnPage({ name: tool, build: entry.build }, firstScreenOf(engine)),
  ]);
  if (frame === null || screen === null) return null;
  const content = `<div data-first-screen="${tool}" aria-hidden="true" inert>${screen.styles}${screen.html}</div>`;
  return { ...frame, html: frame.html.replace(SLOT, () => `<div data-slot="true">${content}</div>`) };
}
