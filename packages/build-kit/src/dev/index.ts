/** Dev servers of one tool, as `aic-tool dev` starts them. Node only. */
export { type DevOptions, parseDevOptions } from './dev-options.ts';
export { printTypeErrors } from './print-type-errors.ts';
export { serveAlone } from './serve-alone.ts';
export { serveInShell } from './serve-in-shell.ts';
export { serveHotRemotes } from './serve-hot-remotes.ts';
export { findFreePort } from './free-port.ts';
