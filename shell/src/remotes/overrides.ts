import { type Registry, type RemoteEntry, type Tool, toolLabel, TOOLS } from '@aic/sdk';
import { satisfiesContract } from './contract-range.ts';
import type { RemoteBuild } from './federation.ts';
import { forgetOverrides, readOverrides } from './kept-overrides.ts';
import type { LoadResult } from './load-with-fallback.ts';
import { readLocalBuild } from './local-build.ts';
import { showOverrideBanner } from './override-banner.ts';

export interface OverridesDeps {
  contract: string;
  registry(): Registry;
  load(name: string, build: RemoteBuild, options: { reset: boolean }): Promise<Tool>;
  report(error: unknown, details: Readonly<Record<string, string>>): void;
  reloadPage(): void;
}

export interface Overrides {
  /** Whether a build of the user's own machine stands in for this remote. Only where server and registry know of it. */
  has(name: string): boolean;
  /** What was loaded last; undefined before that, and without an override. */
  entry(name: string): RemoteEntry | undefined;
  /** Asks the local server each time, so that the next opening has the last edit. Never rejects, never falls back. */
  load(name: string, released: RemoteEntry, options: { reset: boolean }): Promise<LoadResult>;
}

/** Builds of a server on the user's own machine in the place of released ones, in this tab, for developing. */
export function createOverrides({ contract, registry, load, report, reloadPage }: OverridesDeps): Overrides {
  const kept = readOverrides();
  const loaded = new Map<string, RemoteEntry>();
  const failed = new Set<string>();
  const addressOf = (name: string): string | undefined => {
    const { overrides, remotes } = registry();
    return overrides === true && Object.hasOwn(remotes, name) ? kept.get(name) : undefined;
  };
  const has = (name: string): boolean => addressOf(name) !== undefined;

  const showBanner = (): void => {
    const names = TOOLS.map(({ name }) => name).filter(has);
    const broken = names.filter((name) => failed.has(name));
    if (names.length === 0) return;
    showOverrideBanner({
      labels: (broken.length > 0 ? broken : names).map(toolLabel),
      hasFailed: broken.length > 0,
      onReset: () => {
        forgetOverrides();
        reloadPage();
      },
    });
  };
  showBanner();

  return {
    has,
    entry: (name) => (has(name) ? loaded.get(name) : undefined),
    async load(name, released, options) {
      try {
        const entry = await readLocalBuild(addressOf(name) ?? '', name, released);
        if (!satisfiesContract(contract, entry.contract)) {
          throw new Error(`${name} needs the shell contract ${entry.contract}; this shell has ${contract}.`);
        }
        const tool = await load(name, entry, options);
        loaded.set(name, entry);
        failed.delete(name);
        return { ok: true, tool, build: entry.build, isFallback: false, entry };
      } catch (error) {
        failed.add(name);
        report(error, { remote: name, phase: 'override' });
        return { ok: false, failure: 'unreachable', error, entry: released };
      } finally {
        showBanner();
      }
    },
  };
}
