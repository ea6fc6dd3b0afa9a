/** Parts of tools in files of their own (`lazyPart`), by the name that users read. */
const preloads = new Map<string, () => Promise<void>>();

/** Names of parts that have been prerendered since `notePrerenderedParts`. */
let prerendered = new Set<string>();

const watchers = new Set<(name: string) => void>();

/** @param preload never rejects */
export function registerPart(name: string, preload: () => Promise<void>): void {
  preloads.set(name, preload);
}

/** For each time it is prerendered. */
export function partIsPrerendered(name: string): void {
  prerendered.add(name);
}

/** It is on the page, and React's. */
export function partIsMounted(name: string): void {
  for (const watch of watchers) watch(name);
}

/** Begins anew. @returns the names as they come */
export function notePrerenderedParts(): ReadonlySet<string> {
  prerendered = new Set();
  return prerendered;
}

/**
 * A first screen is taken over in one go, so its parts have to be there: React renders a part anew that is touched
 * while its file is on the way. @returns null when there is nothing to wait for
 */
export function loadPrerenderedParts(names: readonly string[]): Promise<unknown> | null {
  const loads = names.flatMap((name) => preloads.get(name)?.() ?? []);
  return loads.length === 0 ? null : Promise.all(loads);
}

/** React takes parts over after what is around them. Resolves once all are its own, at once without any. */
export function partsAreMounted(names: readonly string[]): Promise<void> {
  const missing = new Set(names.filter((name) => preloads.has(name)));
  if (missing.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = (name: string): void => {
      missing.delete(name);
      if (missing.size > 0) return;
      watchers.delete(watch);
      resolve();
    };
    watchers.add(watch);
  });
}
