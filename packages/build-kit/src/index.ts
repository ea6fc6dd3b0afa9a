/** Build presets: the only place that knows Module Federation's options. Node only. */
export { defineHost } from './define-host.ts';
export { defineRemote, type Build } from './define-remote.ts';
export { standaloneConfig } from './standalone-config.ts';
export type { BuildInfo } from './build-info-plugin.ts';
export type { Prerendering } from './prerender-config.ts';
