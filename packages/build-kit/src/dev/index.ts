/** Dev servers of one tool, as `aic-tool dev` starts them. Node only. */
export { type DevOptions, parseDevOptions } from './dev-options.ts';
export { printTypeErrors } from './builds/print-type-errors.ts';
export { serveAlone } from './alone/serve-alone.ts';
export { serveInShell } from './in-shell/serve-in-shell.ts';
export { serveHotRemotes } from './in-shell/serve-hot-remotes.ts';
export { findFreePort } from './builds/free-port.ts';
