import { TOOL_LINKS_SLOT, type ToolLinkTemplates } from '@aic/sdk/server';

// By its mark, because its label is in the language of the page.
const NAVIGATION = /<nav [^>]*data-tool-links[^]*?<\/nav>/;
const LINK = /<a [^>]*href="\/([^"]*)"[^]*?<\/a>/g;
const MARK = ' aria-current="page"';

/**
 * Takes the links to tools that only the registry knows out of the prerendered frame, for the gateway to fill in those
 * that there are. Which of them is open it knows as well.
 *
 * @param names of the tools, each of which leads to `/<name>`
 * @throws Error when one is missing
 */
export function extractToolLinks(
  page: string,
  names: readonly string[],
): { html: string; toolLinks: ToolLinkTemplates } {
  const toolLinks: Record<string, string> = {};
  const html = page.replace(NAVIGATION, (navigation) =>
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
  return { html, toolLinks };
}
