import { relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { nameComponents } from './name-components.ts';

/** For Rspack, which calls a file's default export with the module as `this`. */
// oxlint-disable-next-line import/no-default-export
export default function nameComponentsLoader(
  this: LoaderContext<{ prefix?: string }>,
  source: string,
): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  const { rootContext, resourcePath } = this;
  return nameComponents(source, (this.getOptions().prefix ?? '') + relative(rootContext, resourcePath));
}
