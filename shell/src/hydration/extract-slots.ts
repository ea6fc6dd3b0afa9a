import { figureText } from '@aic/sdk';
import { CREDITS_IN_FRAME, CREDITS_SLOT, TOOL_LINKS_SLOT, type ToolLinkTemplates } from '@aic/sdk/server';

// By their marks, because their words are in the language of the page.
const NAVIGATION = /<nav [^>]*data-tool-links[^]*?<\/nav>/;
const CREDITS = /<span [^>]*data-testid="credits"[^]*?<\/span><\/span>/;
const LINK = /<a [^>]*href="\/([^"]*)"[^]*?<\/a>/g;
const MARK = ' aria-current="page"';

interface FrameSlots {
  html: string;
  /** What fills the slots. Administrators have no credits. */
  toolLinks: ToolLinkTemplates;
  credits?: string;
}

/**
 * Takes out of the prerendered frame what the gateway fills in: the balance, and links to those tools that there are of
 * the ones that only the registry knows. Which of them is open it knows as well.
 *
 * @param names of the tools, each of which leads to `/<name>`
 * @throws Error when one is missing, or the balance stands anywhere else
 */
export function extractSlots(page: string, names: readonly string[]): FrameSlots {
  const toolLinks: Record<string, string> = {};
  const credits = CREDITS.exec(page)?.[0];
  const isBalance = credits?.includes(figureText(CREDITS_IN_FRAME)) === true;
  const html = (isBalance ? page.replace(credits, CREDITS_SLOT) : page).replace(NAVIGATION, (navigation) =>
    navigation
      .replace(LINK, (link, name: string) => {
        if (!names.includes(name)) return link;
        toolLinks[name] = link.replace(MARK, '');
        return '';
      })
      .replace('</nav>', `${TOOL_LINKS_SLOT}</nav>`),
  );
  const missing = names.filter((name) => toolLinks[name] === undefined);
  if (missing.length > 0) throw new Error(`The frame's navigation has no link to: ${missing.join(', ')}`);
  if (html.includes(figureText(CREDITS_IN_FRAME))) throw new Error('The frame has a balance elsewhere, too.');
  return { html, toolLinks, ...(isBalance && { credits }) };
}
