import { MEDIA, type ToolUse, USE_PARAMETERS } from '../hand-off/tool-use.ts';
import { toolLabelProblem } from './tool-page.ts';

const USES_MAX = 20;
const PAGE_LENGTH_MAX = 120;
const INTENT = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const INTENT_LENGTH_MAX = 30;
const USE_LABEL_LENGTH_MAX = 40;

/** A search of plain words: nothing in it can be read as another address. */
const SEARCH = /^[a-z][\w-]*=[\w-]+(?:&[a-z][\w-]*=[\w-]+)*$/;

/** @returns why a tool with these routes cannot say this of itself, as a sentence, or null */
export function toolUsesProblem(routes: readonly string[], uses: readonly ToolUse[]): string | null {
  if (uses.length > USES_MAX) return `It can take at most ${USES_MAX} uses.`;
  const addresses = uses.map(({ as, page }) => `${page} ${as}`);
  const twice = uses.find(({ as, page }, index) => addresses.indexOf(`${page} ${as}`) !== index);
  if (twice !== undefined) return `The use "${twice.as}" stands twice for ${twice.page}.`;
  return uses.map((use) => toolUseProblem(routes, use)).find((problem) => problem !== null) ?? null;
}

function toolUseProblem(routes: readonly string[], { as, of, label, page }: ToolUse): string | null {
  if (!INTENT.test(as) || as.length > INTENT_LENGTH_MAX) {
    return `"${as}" is no use: lower-case letters and digits with single hyphens between, at most ${INTENT_LENGTH_MAX}.`;
  }
  if (of.length === 0 || of.some((medium) => !MEDIA.includes(medium))) {
    return `The use "${as}" is of no medium: name ${MEDIA.join(', ')} or several of them.`;
  }
  if (toolLabelProblem(label, USE_LABEL_LENGTH_MAX) !== null) {
    return toolLabelProblem(label, USE_LABEL_LENGTH_MAX);
  }
  return isOwnPage(routes, page) ? null : `The use "${as}" leads to ${page}, which is no page of this tool.`;
}

function isOwnPage(routes: readonly string[], page: string): boolean {
  const [path = '', search, ...rest] = page.split('?');
  if (page.length > PAGE_LENGTH_MAX || rest.length > 0 || !routes.includes(path)) return false;
  if (search === undefined) return true;
  const taken: readonly string[] = Object.values(USE_PARAMETERS);
  return SEARCH.test(search) && [...new URLSearchParams(search).keys()].every((key) => !taken.includes(key));
}
