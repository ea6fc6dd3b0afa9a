import {
  figureText,
  isBuiltInTool,
  knownTools,
  type KnownTool,
  type PageState,
  type Registry,
} from '@aic/contract';
import {
  CREDITS_IN_FRAME,
  CREDITS_SLOT,
  OTHER_TOOL,
  TOOL_LINKS_SLOT,
  type ToolLinkTemplates,
} from '@aic/contract/prerender';
import { html } from 'hono/html';
import type { PrerenderedPage } from './prerendered-pages.ts';

interface SlotContent {
  credits: PageState['credits'];
  registry: Pick<Registry, 'remotes'>;
  /** The name of the tool in the frame. */
  open: string;
}

/** The frame's HTML with links to the tools that only the registry knows, and the balance, as the shell shows them. */
export async function fillSlots(
  {
    html: frame,
    toolLinks = {},
    credits: badge = '',
  }: Pick<PrerenderedPage, 'html' | 'toolLinks' | 'credits'>,
  { registry: { remotes }, open, credits }: SlotContent,
): Promise<string> {
  const others = knownTools(remotes).filter(
    ({ name, isInNavigation }) => isInNavigation && !isBuiltInTool(name),
  );
  const links = await Promise.all(others.map((tool) => toolLink(toolLinks, tool, tool.name === open)));
  const balance =
    credits === undefined ? '' : badge.replaceAll(figureText(CREDITS_IN_FRAME), figureText(credits));
  return frame.replace(TOOL_LINKS_SLOT, () => links.join('')).replace(CREDITS_SLOT, balance);
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
