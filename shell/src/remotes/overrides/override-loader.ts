import { knownTools, toolLabel, type RemoteEntry, type Slots } from '@aic/sdk';
import { SHELL_CONTRACT } from '@aic/sdk/host';
import { allowLocalBuild } from '../../trusted-types/known-scripts.ts';
import type { LoadResult } from '../loading/load-with-fallback.ts';
import { trustLocalBuild } from '../loading/local-builds.ts';
import { readOverrides } from './kept-overrides.ts';
import { readLocalBuild } from './local-build.ts';
import { showOverrideBanner } from './override-banner.ts';
import type { OverridesDeps } from './overrides-deps.ts';

// A file of its own: users of released builds never load it.

/** Names of those that could not be loaded, in this page. */
const failed = new Set<string>();

/**
 * Loads the local build of one remote, and says in the banner how it went. The banner stays for as long as the page
 * is open.
 * @param loaded gets what was loaded
 * @throws Error when there is none that this shell can run
 */
export async function loadOverride(
  { registry, load, report, reloadPage }: OverridesDeps,
  name: string,
  released: RemoteEntry,
  options: { reset: boolean },
  loaded: Map<string, RemoteEntry>,
): Promise<LoadResult> {
  const addresses = readOverrides(registry());
  try {
    const entry = await readTrusted(addresses.get(name), name, released);
    const tool = await load(name, entry, options);
    loaded.set(name, entry);
    failed.delete(name);
    return { ok: true, tool, build: entry.build, isFallback: false, entry };
  } catch (error) {
    failed.add(name);
    report(error, { remote: name, phase: 'override' });
    throw error;
  } finally {
    const tools = knownTools(registry().remotes);
    const labels = new Map([...addresses.keys()].map((known) => [known, toolLabel(known, tools)]));
    showOverrideBanner({ labels, failed, reloadPage });
  }
}

/** What the local build of a remote puts into pages of others. @throws Error when there is none */
export async function loadLocalSlots(
  { registry, loadSlots }: OverridesDeps,
  name: string,
  released: RemoteEntry,
): Promise<Slots> {
  return loadSlots(name, await readTrusted(readOverrides(registry()).get(name), name, released));
}

async function readTrusted(
  address: string | undefined,
  name: string,
  released: RemoteEntry,
): Promise<RemoteEntry> {
  const entry = await readLocalBuild(address ?? '', { name, released, contract: SHELL_CONTRACT });
  trustLocalBuild(entry);
  allowLocalBuild(entry);
  return entry;
}
