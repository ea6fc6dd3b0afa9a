import { rspack, type Compiler } from '@rspack/core';

/**
 * As long as the loader waits for a remote's own files (`shell/src/remotes/loading/federation.ts`). Rspack's default
 * is 120 s.
 */
export const CHUNK_TIMEOUT_MS = 10_000;

/**
 * A chunk, or its style sheet, is asked for a second time under another query string. A browser joins requests for a
 * URL that still hangs and may keep a failed response, so that a retry of the same URL would only meet the same
 * failure. Counted for the page, because the shell's retry runs the entry again, and with it this loader.
 */
export class RetryUrlPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetryUrlPlugin', (compilation) => {
      // Rspack makes no element for a file that is there already or on its way, so each further one follows a failure.
      const ask = (code: string, address: string): string => `${code}
var tries = (globalThis.aic_tries = globalThis.aic_tries || {});
tries[url] = (tries[url] || 0) + 1;
if (tries[url] > 1) ${address} = url + '?try=' + (tries[url] - 1);`;
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap('RetryUrlPlugin', (code) => ask(code, 'script.src'));
      createLink.tap('RetryUrlPlugin', (code) => ask(code, 'link.href'));
    });
  }
}
