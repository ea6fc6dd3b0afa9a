/** Build presets: the only place that knows Module Federation's options. Node only. */
export { defineHost } from './federation/define-host.ts';
export { defineRemote, type Build } from './federation/define-remote.ts';
export { SDK_SOURCES, STUDIO_SOURCES } from './versions/build-id.ts';
export { writePages } from './prerender/write-pages.ts';
export { writeTypes } from './types/write-types.ts';
export { standaloneConfig } from './federation/standalone-config.ts';
export type { BuildInfo } from './plugins/build-info-plugin.ts';
export type { Prerendering } from './prerender/prerender-config.ts';
