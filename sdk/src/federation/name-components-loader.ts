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
  return nameInModule(this, source);
}

function nameInModule(
  { rootContext, resourcePath, getOptions }: LoaderContext<{ prefix?: string }>,
  source: string,
): string {
  return nameComponents(source, (getOptions().prefix ?? '') + relative(rootContext, resourcePath));
}
