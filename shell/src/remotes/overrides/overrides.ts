import type { RemoteEntry, Slots } from '@aic/sdk';
import type { LoadResult } from '../loading/load-with-fallback.ts';
import { hasKeptOverride } from './has-kept-override.ts';
import type { OverridesDeps } from './overrides-deps.ts';

export interface Overrides {
  /** Whether a build of the user's own machine stands in for this remote. Only where server and registry know of it. */
  has(name: string): boolean;
  /** What was loaded last; undefined before that, and without an override. */
  entry(name: string): RemoteEntry | undefined;
  /** Asks the local server each time, so that the next opening has the last edit. Never rejects, never falls back. */
  load(name: string, released: RemoteEntry, options: { reset: boolean }): Promise<LoadResult>;
  /** The same for what it puts into pages of others, as the registry names it. @throws Error when it does not come */
  loadSlots(name: string, released: RemoteEntry): Promise<Slots>;
}

/** Builds of a server on the user's own machine in the place of released ones, in this tab, for developing. */
export function createOverrides(deps: OverridesDeps): Overrides {
  const loaded = new Map<string, RemoteEntry>();
  const has = (name: string): boolean => {
    const { overrides, remotes } = deps.registry();
    return overrides === true && Object.hasOwn(remotes, name) && hasKeptOverride(name);
  };
  const loader = () => import(/* webpackChunkName: "overrides" */ './override-loader.ts');
  return {
    has,
    entry: (name) => (has(name) ? loaded.get(name) : undefined),
    load: (name, released, options) =>
      loader()
        .then(({ loadOverride }) => loadOverride(deps, name, released, options, loaded))
        .catch((error: unknown) => ({ ok: false, failure: 'unreachable', error, entry: released })),
    loadSlots: async (name, released) => (await loader()).loadLocalSlots(deps, name, released),
  };
}
