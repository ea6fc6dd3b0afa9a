import { STATIC_PAGE_ROUTES } from './pages.ts';
import { TOOLS } from './tools.ts';

/** What a tool that is not in the built-in list says of itself: the shell learns it from the registry. */
export interface ToolPage {
  /** The tool's word in the navigation and in the page's title. */
  label: string;
  /** The first one is where its link leads. Each is the tool's name or a page under it: `/demo`, `/demo/history`. */
  routes: readonly string[];
  isInNavigation: boolean;
}

export const TOOL_LABEL_LENGTH_MAX = 20;
const ROUTES_MAX = 20;
const ROUTE_LENGTH_MAX = 80;

/** Short enough for a database, a path and the global variable of a build. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const NAME_LENGTH_MAX = 30;

/**
 * Letters of any script, digits, and what stands between words: no markup, no control characters, no change of
 * direction.
 */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}&'’+. -]*[\p{L}\p{M}\p{N}.+])?$/u;

/** No dot: what has one is a file. */
const ROUTE = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

const firstSegment = (route: string): string => route.split('/')[1] ?? '';

/** First segments of the gateway's own addresses. */
const GATEWAY_SEGMENTS = ['api', 'media', 'u', 'remotes', 'shell', 'healthz', 'readyz', 'metrics'];

const TAKEN_SEGMENTS: ReadonlySet<string> = new Set([
  ...GATEWAY_SEGMENTS,
  ...STATIC_PAGE_ROUTES.map(firstSegment),
  ...TOOLS.flatMap(({ name, routes }) => [name, ...routes.map(firstSegment)]),
  // What every object answers to is the name of no entry.
  'constructor',
]);

/** @returns why no new tool can have this name, as a sentence, or null */
export function toolNameProblem(name: string): string | null {
  if (!NAME.test(name) || name.length > NAME_LENGTH_MAX) {
    return `"${name}" is no name of a tool: lower-case letters and digits with single hyphens between, at most ${NAME_LENGTH_MAX}.`;
  }
  return TAKEN_SEGMENTS.has(name) ? `"${name}" is taken: /${name} belongs to the house.` : null;
}

/** @returns why the label cannot stand in a navigation or a menu, as a sentence, or null */
export function toolLabelProblem(label: string, lengthMax = TOOL_LABEL_LENGTH_MAX): string | null {
  return LABEL.test(label) && label.length <= lengthMax
    ? null
    : `"${label}" is no label: plain text of at most ${lengthMax} characters.`;
}

/**
 * Names are unique in the registry and a deploy token is for one name. So a page under its tool's name can be no
 * other tool's.
 *
 * @returns why a tool that is not in the built-in list cannot have this page, as a sentence, or null
 */
export function toolPageProblem(name: string, { label, routes }: ToolPage): string | null {
  const problem = toolNameProblem(name) ?? toolLabelProblem(label);
  if (problem !== null) return problem;
  if (routes.length === 0 || routes.length > ROUTES_MAX) return `It needs 1 to ${ROUTES_MAX} routes.`;
  const odd = routes.find(
    (route) => !ROUTE.test(route) || route.length > ROUTE_LENGTH_MAX || firstSegment(route) !== name,
  );
  return odd === undefined ? null : `The route "${odd}" is not /${name} or a page under it.`;
}
