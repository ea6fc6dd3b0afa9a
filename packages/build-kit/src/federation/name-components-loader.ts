import { posix, relative, sep } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { nameComponents } from './name-components.ts';

interface Options {
  /** The package's folder in the workspace. */
  folder: string;
}

/** For Rspack, which calls a file's default export with the module as `this`. */
// oxlint-disable-next-line import/no-default-export
export default function nameComponentsLoader(
  this: LoaderContext<Options>,
  source: string,
  map: Parameters<LoaderContext['callback']>[2],
): void {
  // The compiler's map stays true: no line is added or taken away.
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  this.callback(null, nameInModule(this, source), map);
}

/** By the package and the file in it, which are the same wherever both lie and whatever is built. */
function nameInModule(context: LoaderContext<Options>, source: string): string {
  const file = relative(context.rootContext, context.resourcePath).replaceAll(sep, '/');
  return nameComponents(source, posix.join(context.getOptions().folder, file));
}
