import type { Registry, RemoteEntry } from '@aic/sdk';

const EMPTY: Registry = { schema: 1, generation: 0, remotes: {} };

/**
 * The registry that the gateway wrote into the HTML. Without one that can be read it is empty: a tool that is not in
 * it asks the gateway before it gives up.
 */
export function readRegistry(page: Document): Registry {
  try {
    return parseRegistry(JSON.parse(page.getElementById('registry')?.textContent ?? '')) ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

/**
 * A registry without what no loader could work with: each entry is looked at, because a broken one must cost one tool
 * and not all. @returns null when it is no registry of this schema
 */
export function parseRegistry(value: unknown): Registry | null {
  if (!isObject(value) || value['schema'] !== 1 || !isObject(value['remotes'])) {
    return null;
  }
  const entries = Object.entries(value['remotes']).filter(
    (entry): entry is [string, RemoteEntry] =>
      isBuild(entry[1]) && hasPrevious(entry[1]) && hasPageOrNone(entry[1]),
  );
  // Safe because nothing reads its other members before the gateway's next response has them.
  return { ...value, remotes: Object.fromEntries(entries) } as unknown as Registry;
}

const hasPrevious = ({ previous }: Record<string, unknown>): boolean =>
  previous === null || previous === undefined || isBuild(previous);

/** What is to stand in the navigation; a built-in tool says nothing of itself. */
const hasPageOrNone = ({ label, routes }: Record<string, unknown>): boolean =>
  label === undefined || (typeof label === 'string' && isTextList(routes));

function isBuild(value: unknown): value is Record<string, unknown> {
  return (
    isObject(value) &&
    ['version', 'build', 'entry', 'global', 'contract'].every((name) => typeof value[name] === 'string') &&
    isObject(value['integrity']) &&
    isTextList(value['assets'])
  );
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
