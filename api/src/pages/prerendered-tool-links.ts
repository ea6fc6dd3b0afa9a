import { isBuiltInTool, knownTools, type KnownTool, type Registry } from '@aic/contract';
import { OTHER_TOOL, TOOL_LINKS_SLOT, type ToolLinkTemplates } from '@aic/contract/prerender';
import { html } from 'hono/html';
import type { PrerenderedPage } from './prerendered-pages.ts';

/**
 * The frame's HTML with links to the tools that only the registry knows, as the shell shows them.
 *
 * @param open the name of the tool in the frame
 */
export async function fillToolLinks(
  { html: frame, toolLinks = {} }: Pick<PrerenderedPage, 'html' | 'toolLinks'>,
  { remotes }: Pick<Registry, 'remotes'>,
  open: string,
): Promise<string> {
  const others = knownTools(remotes).filter(
    ({ name, isInNavigation }) => isInNavigation && !isBuiltInTool(name),
  );
  const links = await Promise.all(others.map((tool) => toolLink(toolLinks, tool, tool.name === open)));
  return frame.replace(TOOL_LINKS_SLOT, () => links.join(''));
}

async function toolLink(
  templates: ToolLinkTemplates,
  { name, label, routes }: KnownTool,
  isOpen: boolean,
): Promise<string> {
  const like = Object.hasOwn(templates, name) ? name : OTHER_TOOL;
  const [to, words] = await Promise.all([html`href="${routes[0]}"`, html`>${label}<`]);
  return (templates[like] ?? '')
    .replace('<a ', isOpen ? '<a aria-current="page" ' : '<a ')
    .replace(`href="/${like}"`, () => to.toString())
    .replace(`>${like}<`, () => words.toString());
}
