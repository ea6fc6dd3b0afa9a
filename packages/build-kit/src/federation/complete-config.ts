import type { Compiler, Configuration } from '@rspack/core';
import { writePages } from '../prerender/write-pages.ts';
import { writeTypes } from '../types/write-types.ts';
import type { Build } from './define-remote.ts';

const builds = new WeakMap<object, Build>();

/**
 * A build as `rspack build` takes it, which knows one configuration: with its first screen, and the types of its tool.
 * A pages file that is there says that the build is whole.
 */
export function completeConfig(build: Build): Configuration {
  const config = { ...build.config, plugins: [...(build.config.plugins ?? []), new SideFilesPlugin(build)] };
  builds.set(config, build);
  return config;
}

/**
 * The build that an rspack.config.ts exports, as it is or completed.
 * @throws Error when it exports something else
 */
export function buildOf(exported: Build | Configuration): Build {
  const build = builds.get(exported) ?? ('outputDir' in exported ? exported : undefined);
  if (build === undefined) {
    throw new Error('rspack.config.ts has to export what defineRemote or completeConfig return.');
  }
  return build;
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
