import { basename } from 'node:path';
import type { Compiler } from '@rspack/core';
import { openBrowser } from './open-browser.ts';
import { printTypeErrors, stopTypeCheck } from './print-type-errors.ts';

/** A server that a command has started. */
export interface Served {
  stop(): Promise<void>;
}

interface Announced {
  /** The package's folder. */
  dir: string;
  /** Of its page. */
  url: string;
}

/** Prints one line a build, and what is wrong with its types; prints and opens the address after the first. */
export function announceBuilds(compiler: Compiler, { dir, url }: Announced): void {
  const started = performance.now();
  const folder = basename(dir);
  let isFirst = true;
  compiler.hooks.invalid.tap('tell-builds', () => stopTypeCheck(dir));
  compiler.hooks.done.tap('tell-builds', (stats) => {
    if (stats.hasErrors()) {
      console.error(stats.toString({ all: false, errors: true }));
      return;
    }
    if (isFirst) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`  ${folder} built in ${seconds} s\n\nReady: ${url}\nStop with Ctrl-C.`);
      openBrowser(url);
      isFirst = false;
    } else {
      console.log(`  ${folder} built again`);
    }
    printTypeErrors(dir);
  });
}
