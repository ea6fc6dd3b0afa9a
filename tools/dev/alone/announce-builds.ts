import type { Compiler } from '@rspack/core';
import { printTypeErrors } from '../../build/print-type-errors.ts';
import { openBrowser } from './open-browser.ts';

interface Announced {
  root: string;
  /** Of the tool, from `root`. */
  folder: string;
  /** Of its page. */
  url: string;
}

/** Prints one line a build, and what is wrong with its types; prints and opens the address after the first. */
export function announceBuilds(compiler: Compiler, { root, folder, url }: Announced): void {
  const started = performance.now();
  let isFirst = true;
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
    printTypeErrors(root, folder);
  });
}
