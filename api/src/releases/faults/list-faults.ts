import type { RemoteFault } from '@aic/contract/remotes';
import { fetchBuild, type KeptBuilds } from '../publish/fetch-build.ts';
import { buildDir } from '../publish/keep-build.ts';
import type { Fault } from './faults.repo.ts';
import { openSourceMaps } from './source-maps.ts';

/** Each with its place in the sources, where the build came with its source maps. */
export async function listFaults(
  kept: KeptBuilds,
  name: string,
  faults: readonly Fault[],
): Promise<RemoteFault[]> {
  const mapsOf = new Map<string, ReturnType<typeof openSourceMaps>>();
  const listed: RemoteFault[] = [];
  for (const { build, frames, firstAt, lastAt, ...fault } of faults) {
    const key = { name, build };
    if (!mapsOf.has(build)) {
      await fetchBuild(kept, key).catch(() => false);
      mapsOf.set(build, openSourceMaps(buildDir(kept.dataDir, key)));
    }
    const maps = mapsOf.get(build);
    listed.push({
      build,
      ...fault,
      frames: await Promise.all(
        frames.map(async (frame) => (await maps?.(frame)) ?? { ...frame, isSource: false }),
      ),
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    });
  }
  return listed;
}
