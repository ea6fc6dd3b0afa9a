import { join } from 'node:path';
import { loadConfig } from '@aic/api/config';
import { buildDesign } from './build-design.ts';
import { buildFrontend, FRONTENDS, loadBuild } from './build.ts';

const root = join(import.meta.dirname, '../..');
// The design system's Storybook, which a gateway serves at /design/, is for whoever asks for it: `npm run build -- design`.
if (process.argv[2] === 'design') buildDesign(root, loadConfig().designDir);
else await buildFrontends();

async function buildFrontends(): Promise<void> {
  for (const folder of FRONTENDS) {
    const started = performance.now();
    const { build, info, isCached } = await buildFrontend(await loadBuild(root, folder), {
      forRelease: true,
    });
    const gzip = info.assets.reduce((sum, file) => sum + (info.sizes[file]?.gzip ?? 0), 0);
    const time = isCached ? 'unchanged' : `${((performance.now() - started) / 1000).toFixed(1)} s`;
    console.log(
      `${folder.padEnd(12)} ${build}  ${(gzip / 1000).toFixed(1).padStart(6)} kB gzip first screen  ${time}`,
    );
  }
}
