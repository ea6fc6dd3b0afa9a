import type { Compiler, Configuration } from '@rspack/core';
import { writePages } from '../prerender/write-pages.ts';
import { writeTypes } from '../types/write-types.ts';
import type { Build } from './define-remote.ts';

/**
 * A build as `rspack build` takes it, which knows one configuration: with its first screen, and the types of its tool.
 * A pages file that is there says that the build is whole.
 */
export function completeConfig(build: Build): Configuration {
  return { ...build.config, plugins: [...(build.config.plugins ?? []), new SideFilesPlugin(build)] };
}

class SideFilesPlugin {
  readonly #build: Build;

  constructor(build: Build) {
    this.#build = build;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('SideFilesPlugin', async () => {
      const { name, outputDir, prerendering } = this.#build;
      await writeTypes(outputDir);
      if (prerendering !== undefined) await writePages(prerendering, outputDir, name);
    });
  }
}
