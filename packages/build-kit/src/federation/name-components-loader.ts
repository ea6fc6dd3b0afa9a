import { dirname, relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { nameComponents } from './name-components.ts';

/** For Rspack, which calls a file's default export with the module as `this`. */
// oxlint-disable-next-line import/no-default-export
export default function nameComponentsLoader(this: LoaderContext, source: string): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  return nameInModule(this, source);
}

/** By the package and the file in it, which are the same wherever the workspace lies and whatever is built. */
function nameInModule({ rootContext, resourcePath }: LoaderContext, source: string): string {
  return nameComponents(source, relative(dirname(rootContext), resourcePath));
}
