/** An empty value removes its key; an empty text for the whole removes all; what is not named stays. */
export function mergeMetadata(
  before: Record<string, string> | null | undefined,
  change: Record<string, string> | undefined,
): Record<string, string> {
  if (change !== undefined && Object.keys(change).length === 0) {
    return {};
  }
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
