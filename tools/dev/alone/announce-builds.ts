import type { Compiler } from '@rspack/core';
import { openBrowser } from './open-browser.ts';

/** Prints one line a build; prints and opens the address after the first. */
export function announceBuilds(compiler: Compiler, folder: string, url: string): void {
  const started = performance.now();
  let isFirst = true;
  compiler.hooks.done.tap('tell-builds', (stats) => {
    if (stats.hasErrors()) {
      console.error(stats.toString({ all: false, errors: true }));
    } else if (isFirst) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`  ${folder} built in ${seconds} s\n\nReady: ${url}\nStop with Ctrl-C.`);
      openBrowser(url);
      isFirst = false;
    } else {
      console.log(`  ${folder} built again`);
    }
  });
}
