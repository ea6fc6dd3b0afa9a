/** Build presets: the only place that knows Module Federation's options. Node only. */
export { buildFrontend, type FinishedBuild, isBuilt } from './builds/build-frontend.ts';
export { loadBuild } from './builds/load-build.ts';
export { compile } from './prerender/compile.ts';
export { completeConfig } from './federation/complete-config.ts';
export { defineHost } from './federation/define-host.ts';
export { defineRemote, type Build } from './federation/define-remote.ts';
export { nameComponents } from './federation/name-components.ts';
export { SDK_SOURCES, sourcesDigest, STUDIO_SOURCES } from './versions/build-id.ts';
export { platformDigest } from './versions/platform-set.ts';
export { writePages } from './prerender/write-pages.ts';
export { writeTypes } from './types/write-types.ts';
export type { BuildInfo } from './plugins/build-info-plugin.ts';
export type { Prerendering } from './prerender/prerender-config.ts';
