import { rspack, type Compiler } from '@rspack/core';

/** As long as the loader waits for a remote's own files (`shell/src/remotes/federation.ts`). Rspack's default is 120 s. */
export const CHUNK_TIMEOUT_MS = 10_000;

/**
 * A chunk is asked for a second time under another query string. A browser joins requests for a URL that still hangs and
 * may keep a failed answer, so that a retry of the same URL would only meet the same failure.
 */
export class RetryUrlPlugin {
  apply(compiler: Compiler): void {
    const loader = rspack.RuntimeGlobals.loadScript;
    compiler.hooks.compilation.tap('RetryUrlPlugin', (compilation) => {
      // Rspack makes no script for a chunk that is there already or on its way, so each further one follows a failure.
      rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'RetryUrlPlugin',
        (code) => `${code}
var tries = (${loader}.tries = ${loader}.tries || {});
tries[url] = (tries[url] || 0) + 1;
if (tries[url] > 1) script.src = url + '?try=' + (tries[url] - 1);`,
      );
    });
  }
}
