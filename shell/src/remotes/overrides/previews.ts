import type { Registry } from '@aic/sdk';
import { openPreviews } from './open-previews.ts';

export interface Previews {
  /** Whether a build that this tab has by a link stands in for what is released of this remote. */
  has(name: string): boolean;
  /** To be called when the registry has been read. @returns the remotes whose link has ended since it was before */
  registryChanged(): string[];
}

/** Follows what becomes of the links to builds that were opened in this tab, and says it in the banner. */
export function createPreviews(deps: { registry(): Registry; reloadPage(): void }): Previews {
  let names: ReadonlySet<string> = new Set();
  return {
    has: (name) => names.has(name),
    registryChanged() {
      const registry = deps.registry();
      const before = names;
      names = new Set(openPreviews(registry).map(({ name }) => name));
      if (registry.previews !== undefined || before.size > 0) {
        import(/* webpackChunkName: "overrides" */ './preview-banner.ts').then(
          ({ showPreviewBanner }) => showPreviewBanner(registry, deps.reloadPage),
          () => undefined,
        );
      }
      return [...before].filter((name) => !names.has(name));
    },
  };
}
